import type { List } from '@hireyard/contract';
import { useCallback, useMemo } from 'react';
import { useLocation } from 'react-router-dom';
import { changeList, clearList, type ListChange, type ListState, parseList, serializeList } from './list-state.ts';
import { useUrl } from './use-url.ts';

export interface ListControls<L extends List = List> {
  readonly state: ListState<L>;
  /**
   * Changes a part of the state. Anything but `page` goes back to the first page. `replace` adds no history entry, for
   * typing. `after` is the cursor of the next page: it stays with the history entry, so that back and reload continue
   * behind the same row.
   */
  change(change: ListChange<L>, options?: { replace?: boolean; after?: string | undefined }): void;
  /** Clears search text and filters. */
  clear(): void;
}

/** State of a history entry whose page continues behind the last row of the page before. */
interface PageMark {
  readonly after?: string;
}

/** Returns the cursor of the shown page. Undefined if the page was reached by its number. */
export const usePageMark = (): string | undefined => (useLocation().state as PageMark | null)?.after;

/** The state of a list page. Stored only in its URL, so that back, forward, reload and links restore it (RT-09). */
export function useListState<L extends List>(list: L): ListControls<L> {
  const { params, write } = useUrl();
  const state = useMemo(() => parseList(list, params), [list, params]);

  const apply = useCallback(
    (next: (now: ListState<L>) => ListState<L>, options?: { replace?: boolean; toTop?: boolean; state?: unknown }) =>
      write((now) => serializeList(list, next(parseList(list, now)), now), options),
    [list, write],
  );
  const change = useCallback<ListControls<L>['change']>(
    // A new page starts at the top (RT-10).
    (partial, { replace = false, after } = {}) =>
      apply((now) => changeList(now, partial), {
        replace,
        toTop: partial.page !== undefined,
        ...(after !== undefined && { state: { after } satisfies PageMark }),
      }),
    [apply],
  );
  const clear = useCallback(() => apply((now) => clearList(list, now)), [apply, list]);

  return { state, change, clear };
}
