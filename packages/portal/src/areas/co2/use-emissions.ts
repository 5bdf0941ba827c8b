import { getEmissions } from '@hireyard/contract';
import { useMemo } from 'react';
import { useLocation } from 'react-router-dom';
import { useRead } from '../../api/use-read.ts';
import { choice, ids, type Param, pageNumber } from '../../lists/params.ts';
import { useUrl } from '../../lists/use-url.ts';

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
  const { params, write } = useUrl();
  // Rows of another question stand on other pages: `rows` goes with each of the others.
  const set = (name: 'since' | 'until' | 'project' | 'rows', values: readonly string[]) =>
    write((now) => {
      const written = new URLSearchParams(now);
      for (const gone of [name, 'rows']) written.delete(gone);
      for (const value of values) written.append(name, value);
      return written;
    });
  const asked = useMemo(() => {
    const read = <T>(name: string, param: Param<T>): T => param.parse(params.getAll(name));
    const [since, until, project] = [read('since', month), read('until', month), read('project', ids)];
    const query = {
      project: [...project],
      ...(since !== null && { from: since }),
      ...(until !== null && { till: until }),
    };
    return { view: read('view', VIEW), since, until, project, place: read('rows', pageNumber), query };
  }, [params]);
  return {
    ...asked,
    setPlace: (place: number) => set('rows', pageNumber.serialize(place)),
    setSince: (since: string) => set('since', [since]),
    setUntil: (until: string) => set('until', [until]),
    setProject: (project: readonly string[]) => set('project', project),
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
  const { params } = useUrl();
  const read = <T>(name: string, param: Param<T>): T => param.parse(params.getAll(name));
  const [machines, of, group] = [read('machines', MACHINES), read('month', month), read('group', groupKey)];
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
