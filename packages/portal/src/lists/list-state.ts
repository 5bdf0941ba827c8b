import {
  type ChoiceFilter,
  DEFAULT_PAGE_SIZE,
  type FacetsQueryInput,
  type Filter,
  type Filters,
  type IdsFilter,
  type List,
  type ListQueryInput,
  MAX_SEARCH_LENGTH,
  type Sort,
  type SortField,
  type ValuesFilter,
} from '@hireyard/contract';
import { choice, ids, localDate, oneOf, type Param, pageNumber, several, sorting, text } from './params.ts';

export const PAGE_SIZES = [DEFAULT_PAGE_SIZE, 50, 100, 200] as const;

/** The value of a filter: several words or ids, or one word or date, or null. */
type FilterValue<F> =
  F extends ValuesFilter<infer V>
    ? readonly V[]
    : F extends IdsFilter
      ? readonly string[]
      : F extends ChoiceFilter<infer V>
        ? V | null
        : string | null;
export type FilterValues<F extends Filters> = { readonly [K in keyof F]: FilterValue<F[K]> };

/** The state of a list in its URL. `page` counts from 0. */
export interface ListState<L extends List = List> {
  readonly page: number;
  readonly size: number;
  readonly sort: Sort<SortField<L>>;
  readonly q: string;
  readonly filters: FilterValues<L['filters']>;
}

export type ListChange<L extends List> = Partial<Omit<ListState<L>, 'filters'>> & {
  readonly filters?: Partial<FilterValues<L['filters']>>;
};

const SIZE = oneOf(PAGE_SIZES, DEFAULT_PAGE_SIZE);
const SEARCH = text(MAX_SEARCH_LENGTH);

const paramOf = (filter: Filter): Param<never> | Param<unknown> => {
  switch (filter.kind) {
    case 'values':
      return several(filter.values);
    case 'ids':
      return ids;
    case 'choice':
      return choice(filter.values, null);
    case 'date':
      return localDate;
  }
};
const filterParams = (list: List) =>
  Object.entries(list.filters).map(([name, filter]) => [name, paramOf(filter) as Param<unknown>] as const);
const sortParam = <L extends List>(list: L): Param<Sort<SortField<L>>> => sorting(list.sorts, list.defaultSort);

/** Reads the state of a list from a query string. Never throws: invalid values count as missing. */
export function parseList<L extends List>(list: L, params: URLSearchParams): ListState<L> {
  const filters = Object.fromEntries(filterParams(list).map(([name, p]) => [name, p.parse(params.getAll(name))]));
  return {
    page: pageNumber.parse(params.getAll('page')),
    size: SIZE.parse(params.getAll('size')),
    sort: sortParam(list).parse(params.getAll('sort')),
    q: SEARCH.parse(params.getAll('q')),
    filters: filters as ListState<L>['filters'],
  };
}

/** Writes the state of a list into a copy of `current`. Other parameters stay. */
export function serializeList<L extends List>(
  list: L,
  state: ListState<L>,
  current: URLSearchParams = new URLSearchParams(),
): URLSearchParams {
  const params = new URLSearchParams(current);
  const write = (name: string, values: readonly string[]) => {
    params.delete(name);
    for (const value of values) params.append(name, value);
  };
  write('q', SEARCH.serialize(state.q));
  const values = state.filters as Record<string, unknown>;
  for (const [name, param] of filterParams(list)) write(name, param.serialize(values[name]));
  write('sort', sortParam(list).serialize(state.sort));
  write('size', SIZE.serialize(state.size));
  write('page', pageNumber.serialize(state.page));
  return params;
}

/** Applies a change. Anything but a page change goes back to the first page. */
export const changeList = <L extends List>(state: ListState<L>, change: ListChange<L>): ListState<L> => ({
  ...state,
  page: 0,
  ...change,
  filters: { ...state.filters, ...change.filters },
});

/** Returns the values of an unfiltered list. */
export const noFilters = <L extends List>(list: L): ListState<L>['filters'] =>
  Object.fromEntries(filterParams(list).map(([name, param]) => [name, param.otherwise])) as ListState<L>['filters'];

/** Clears search text and filters, but keeps sort order and page size. */
export const clearList = <L extends List>(list: L, state: ListState<L>): ListState<L> => ({
  ...state,
  page: 0,
  q: '',
  filters: noFilters(list),
});

/** Returns whether a search text or filter narrows the list. */
export function isNarrowed<L extends List>(list: L, state: ListState<L>): boolean {
  const values = state.filters as Record<string, unknown>;
  return state.q !== '' || filterParams(list).some(([name, p]) => p.serialize(values[name]).length > 0);
}

/** Adds the default filters of a list, unless a search, a date or the filter itself is set. */
export function openedWith<L extends List>(list: L, state: ListState<L>): ListState<L> {
  const values = state.filters as Record<string, unknown>;
  const isDated = Object.entries(list.filters).some(([name, { kind }]) => kind === 'date' && values[name] !== null);
  if (!list.opensWith || state.q !== '' || isDated) return state;
  const open = Object.entries(list.opensWith).filter(([name]) => (values[name] as readonly string[]).length === 0);
  return { ...state, filters: { ...state.filters, ...Object.fromEntries(open) } };
}

/** Returns the search and filters of the API query, without filters that are not set. */
export function facetsQueryOf<L extends List>({ q, filters }: ListState<L>): FacetsQueryInput<L> {
  const set = Object.entries(filters as Record<string, unknown>).filter(
    ([, value]) => value !== null && value !== '' && !(Array.isArray(value) && value.length === 0),
  );
  return { ...(q !== '' && { q }), ...Object.fromEntries(set) } as FacetsQueryInput<L>;
}

/** Returns the API query for a state (domain.md «Lists»). */
export const listQueryOf = <L extends List>(state: ListState<L>): ListQueryInput<L> =>
  ({
    ...facetsQueryOf(state),
    page: state.page,
    size: state.size,
    sort: `${state.sort.field},${state.sort.direction}`,
  }) as ListQueryInput<L>;
