import { useMemo, useState } from 'react';
import { useLocation } from 'react-router-dom';
import { ids, type Param, pageNumber } from '../lists/params.ts';
import { useUrlParam } from '../lists/use-url-param.ts';
import { useMonthWords } from './months.ts';
import { MONTH, queryOfMonths } from './sums-query.ts';

/** Months, projects and table page of a page of figures, stored in the URL (RT-09). */
export function useSumsUrl() {
  const [since, setSince] = useUrlParam('since', MONTH);
  const [until, setUntil] = useUrlParam('until', MONTH);
  const [project, setProject] = useUrlParam('project', ids);
  const [place, setPlace] = useUrlParam('rows', pageNumber);
  const query = useMemo(() => queryOfMonths({ project, since, until }), [project, since, until]);
  /** Resets the table to its first page when a filter changes. */
  const anew =
    <T>(set: (value: T) => void) =>
    (value: T) => {
      set(value);
      setPlace(0, { replace: true });
    };
  return {
    ...{ since, until, project, place, query, setPlace, anew },
    setSince: anew(setSince),
    setUntil: anew(setUntil),
    setProject: anew(setProject),
  };
}
export type SumsUrl = ReturnType<typeof useSumsUrl>;

/** The figure with an open panel. A null month or group means all of them. */
export interface OpenedFigure<F extends string> {
  readonly figure: F;
  readonly month: string | null;
  readonly group: string | null;
}

/**
 * Reads the open figure from the parameters `name`, `month` and `group`. `searchOf` returns the query string that opens
 * another figure, or closes the panel.
 */
export function useOpenedFigure<F extends string>(
  name: string,
  { figure, group }: { readonly figure: Param<F | null>; readonly group: Param<string | null> },
): { opened: OpenedFigure<F> | null; searchOf: (opened: OpenedFigure<F> | null) => string } {
  const [ofFigure] = useUrlParam(name, figure);
  const [ofMonth] = useUrlParam('month', MONTH);
  const [ofGroup] = useUrlParam('group', group);
  const { search } = useLocation();
  return {
    opened: ofFigure === null ? null : { figure: ofFigure, month: ofMonth, group: ofGroup },
    searchOf: (next) => {
      const params = new URLSearchParams(search);
      for (const [each, value] of [
        [name, next?.figure],
        ['month', next?.month],
        ['group', next?.group],
      ] as const) {
        params.delete(each);
        if (value !== null && value !== undefined) params.set(each, value);
      }
      return `?${params}`;
    },
  };
}

/** Key of a group in the URL. Empty for rows without a group. */
export const keyOf = (key: string | null): string => key ?? '';

/** Page size of the lines behind a figure. */
export const LINES_SIZE = 20;

/** Query, group and month of one page of lines behind a figure. */
export function useLinesPage<Q extends object>(
  query: Q,
  { month, group }: Pick<OpenedFigure<string>, 'month' | 'group'>,
  nameOf: (group: string) => string,
) {
  const [page, setPage] = useState(0);
  const { monthInFull } = useMonthWords();
  return {
    query: {
      ...{ ...query, page, size: LINES_SIZE },
      ...(month !== null && { month }),
      ...(group !== null && { key: group }),
    },
    about: [group !== null && nameOf(group), month !== null && monthInFull(month)].filter(Boolean).join(' · '),
    panel: { page, onPageChange: setPage },
  };
}

/** React key of the lines behind a figure: another figure starts at its first page. */
export const linesKey = (opened: OpenedFigure<string>, query: object): string => JSON.stringify([opened, query]);
