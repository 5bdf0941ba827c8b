import { getSpend, SPEND_FIGURES, SPEND_GROUPS, type SpendFigure } from '@hireyard/contract';
import { useMemo } from 'react';
import { useLocation } from 'react-router-dom';
import { useRead } from '../../../../api/use-read.ts';
import { choice, ids, type Param, pageNumber } from '../../../../lists/params.ts';
import { useUrlParam } from '../../../../lists/use-url-param.ts';

/** How many groups stand on a page. */
export const PAGE_SIZE = 25;

const matching = (pattern: RegExp): Param<string | null> => ({
  otherwise: null,
  parse: ([first]) => (first !== undefined && pattern.test(first) ? first : null),
  serialize: (value) => (value === null ? [] : [value]),
});
const month = matching(/^(19|2\d)\d\d-(0[1-9]|1[0-2])$/);
const currencyCode = matching(/^[A-Z]{3}$/);
/** What has no project or cost code is written as nothing behind the sign. */
const groupKey = matching(/^.{0,50}$/);

const BY = choice(SPEND_GROUPS, 'project');
const FIGURE = choice(SPEND_FIGURES, null);

/** What is asked for: all of it in the address, beside the list's own parameters (RT-09). */
export function useSpendUrl() {
  const [by, setBy] = useUrlParam('by', BY);
  const [since, setSince] = useUrlParam('since', month);
  const [until, setUntil] = useUrlParam('until', month);
  const [currency, setCurrency] = useUrlParam('currency', currencyCode);
  // That of the list: who comes from there goes on with the same projects.
  const [project, setProject] = useUrlParam('project', ids);
  const [place, setPlace] = useUrlParam('rows', pageNumber);
  const query = useMemo(
    () => ({
      by,
      project: [...project],
      ...(since !== null && { from: since }),
      ...(until !== null && { till: until }),
      ...(currency !== null && { currency }),
    }),
    [by, project, since, until, currency],
  );
  // Rows of another question stand on other pages.
  const anew =
    <T>(set: (value: T) => void) =>
    (value: T) => {
      set(value);
      setPlace(0, { replace: true });
    };
  return {
    ...{ by, since, until, currency, project, place, query, setPlace },
    setBy: anew(setBy),
    setSince: anew(setSince),
    setUntil: anew(setUntil),
    setCurrency: anew(setCurrency),
    setProject: anew(setProject),
  };
}
export type SpendUrl = ReturnType<typeof useSpendUrl>;

export const useSpend = ({ query, place }: Pick<SpendUrl, 'query' | 'place'>) =>
  useRead(getSpend, { query: { ...query, page: place, size: PAGE_SIZE } });

/** The figure whose lines are shown, as the address says. */
export interface Opened {
  readonly figure: SpendFigure;
  readonly month: string | null;
  /** Null of all groups. */
  readonly group: string | null;
}

const OPENED = ['figure', 'month', 'group'] as const;

/** Which lines are shown, and the addresses that show others, or none. */
export function useOpened(): { opened: Opened | null; searchOf: (opened: Opened | null) => string } {
  const [figure] = useUrlParam('figure', FIGURE);
  const [of] = useUrlParam('month', month);
  const [group] = useUrlParam('group', groupKey);
  const { search } = useLocation();
  return {
    opened: figure === null ? null : { figure, month: of, group },
    searchOf: (next) => {
      const params = new URLSearchParams(search);
      for (const name of OPENED) {
        params.delete(name);
        const value = next?.[name];
        if (value !== null && value !== undefined) params.set(name, value);
      }
      return `?${params}`;
    },
  };
}

/** What a key of a group is asked for by: what has none is empty. */
export const keyOf = (key: string | null): string => key ?? '';
