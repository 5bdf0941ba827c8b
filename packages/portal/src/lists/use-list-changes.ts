import type { Page } from '@hireyard/contract';
import { useEffect, useRef, useState } from 'react';
import type { ListState } from './list-state.ts';

type Rows = readonly { readonly id: string }[];
/** A page with the answer that it showed. */
interface ShownPage {
  readonly page: number;
  readonly answer: object;
}

const isSame = (rows: Rows, others: Rows): boolean =>
  rows.length === others.length && rows.every(({ id }, at) => id === others[at]?.id);

/**
 * Returns whether a page that was reached by its number does not fit the pages that the user has seen: its rows have
 * changed, or other rows are in front of it. A page that continues behind the last row always fits.
 */
export function useListChanges(
  { page, size, sort, q, filters }: ListState,
  answer: Page<{ readonly id: string }> | undefined,
  isContinued: boolean,
): boolean {
  const query = JSON.stringify([size, sort, q, filters]);
  const seen = useRef({ query, pages: new Map<number, Rows>() });
  const shownPage = useRef<number>(undefined);
  const [changedPage, setChangedPage] = useState<ShownPage>();
  useEffect(() => {
    if (!answer) return;
    if (seen.current.query !== query) seen.current = { query, pages: new Map() };
    const { pages } = seen.current;
    const former = pages.get(page);
    const isOther = former !== undefined && !isSame(former, answer.items);
    const last = pages.get(page - 1)?.at(-1)?.id;
    const isShifted = last !== undefined && answer.before !== undefined && answer.before !== last;
    const isReached = shownPage.current !== page;
    if (isReached && !isContinued && (isOther || isShifted)) setChangedPage({ page, answer });
    pages.set(page, answer.items);
    shownPage.current = page;
  }, [query, page, answer, isContinued]);
  return changedPage?.page === page && changedPage.answer === answer;
}
