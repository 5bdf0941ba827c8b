import { getEmissions } from '@hireyard/contract';
import { useMemo } from 'react';
import { useLocation } from 'react-router-dom';
import { useRead } from '../../api/use-read.ts';
import { choice, ids, type Param, pageNumber } from '../../lists/params.ts';
import { useUrlParam } from '../../lists/use-url-param.ts';

/** How many projects stand on a page. */
export const PAGE_SIZE = 25;

const matching = (pattern: RegExp): Param<string | null> => ({
  otherwise: null,
  parse: ([first]) => (first !== undefined && pattern.test(first) ? first : null),
  serialize: (value) => (value === null ? [] : [value]),
});
const month = matching(/^(19|2\d)\d\d-(0[1-9]|1[0-2])$/);
/** What has no project is written as nothing behind the sign. */
const groupKey = matching(/^[\w-]{0,36}$/);
const VIEW = choice(['method'], null);
const MACHINES = choice(['shown'], null);

/** What is asked for: all of it in the address (RT-09). */
export function useEmissionsUrl() {
  const [view] = useUrlParam('view', VIEW);
  const [since, setSince] = useUrlParam('since', month);
  const [until, setUntil] = useUrlParam('until', month);
  const [project, setProject] = useUrlParam('project', ids);
  const [place, setPlace] = useUrlParam('rows', pageNumber);
  const query = useMemo(
    () => ({
      project: [...project],
      ...(since !== null && { from: since }),
      ...(until !== null && { till: until }),
    }),
    [project, since, until],
  );
  // Rows of another question stand on other pages.
  const anew =
    <T>(set: (value: T) => void) =>
    (value: T) => {
      set(value);
      setPlace(0, { replace: true });
    };
  return {
    ...{ view, since, until, project, place, query, setPlace },
    setSince: anew(setSince),
    setUntil: anew(setUntil),
    setProject: anew(setProject),
  };
}
export type EmissionsUrl = ReturnType<typeof useEmissionsUrl>;

export const useEmissions = ({ query, place }: Pick<EmissionsUrl, 'query' | 'place'>) =>
  useRead(getEmissions, { query: { ...query, page: place, size: PAGE_SIZE } });

/** The figure whose machines are shown; null of all months, or of all projects. */
export interface Opened {
  readonly month: string | null;
  readonly group: string | null;
}

/** Which machines are shown, and the addresses that show others, or none. */
export function useOpened(): { opened: Opened | null; searchOf: (opened: Opened | null) => string } {
  const [machines] = useUrlParam('machines', MACHINES);
  const [of] = useUrlParam('month', month);
  const [group] = useUrlParam('group', groupKey);
  const { search } = useLocation();
  return {
    opened: machines === null ? null : { month: of, group },
    searchOf: (next) => {
      const params = new URLSearchParams(search);
      for (const [name, value] of Object.entries({
        machines: next && 'shown',
        month: next?.month,
        group: next?.group,
      })) {
        params.delete(name);
        if (value !== null && value !== undefined) params.set(name, value);
      }
      return `?${params}`;
    },
  };
}

/** The address of how the estimate is made, or of the estimate itself, with all that is asked for. */
export function useViewSearch(view: 'method' | null): string {
  const { search } = useLocation();
  const params = new URLSearchParams(search);
  for (const name of ['view', 'machines', 'month', 'group']) params.delete(name);
  if (view) params.set('view', view);
  return `?${params}`;
}
