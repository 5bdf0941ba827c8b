import { ids, type Param, pageNumber } from '../lists/params.ts';

/** URL parameter that matches a pattern, or null. */
export const matching = (pattern: RegExp): Param<string | null> => ({
  otherwise: null,
  parse: ([first]) => (first !== undefined && pattern.test(first) ? first : null),
  serialize: (value) => (value === null ? [] : [value]),
});
export const MONTH = matching(/^(19|2\d)\d\d-(0[1-9]|1[0-2])$/);

/** Groups on one page of a table. */
export const GROUPS_SIZE = 25;

interface Months {
  readonly project: readonly string[];
  readonly since: string | null;
  readonly until: string | null;
}

/** The query for the months and projects of a page of figures. */
export const queryOfMonths = ({ project, since, until }: Months) => ({
  project: [...project],
  ...(since !== null && { from: since }),
  ...(until !== null && { to: until }),
});

/** The query of the first call of such a page, for the query of its address. */
export const firstQuery = (search: URLSearchParams) => ({
  ...queryOfMonths({
    // The same parameter as in lists, so that links from them keep the projects.
    project: ids.parse(search.getAll('project')),
    since: MONTH.parse(search.getAll('since')),
    until: MONTH.parse(search.getAll('until')),
  }),
  page: pageNumber.parse(search.getAll('rows')),
  size: GROUPS_SIZE,
});
