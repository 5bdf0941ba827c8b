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

/** Everything that a list shows, as its URL says it. `page` counts from 0. */
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

/** Reads the state of a list out of a query string. Never throws: what makes no sense counts as absent. */
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

/** Writes the state of a list into a copy of `current`; parameters that are not the list's stay. */
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

/** Applies a change; whatever changes which rows there are, or their order, goes back to the first page. */
export const changeList = <L extends List>(state: ListState<L>, change: ListChange<L>): ListState<L> => ({
  ...state,
  page: 0,
  ...change,
  filters: { ...state.filters, ...change.filters },
});

/** No filter at all. */
export const noFilters = <L extends List>(list: L): ListState<L>['filters'] =>
  Object.fromEntries(filterParams(list).map(([name, param]) => [name, param.otherwise])) as ListState<L>['filters'];

/** The state with no search text and no filters; sorting and page size stay. */
export const clearList = <L extends List>(list: L, state: ListState<L>): ListState<L> => ({
  ...state,
  page: 0,
  q: '',
  filters: noFilters(list),
});

/** True where a search text or any filter narrows the list. */
export function isNarrowed<L extends List>(list: L, state: ListState<L>): boolean {
  const values = state.filters as Record<string, unknown>;
  return state.q !== '' || filterParams(list).some(([name, p]) => p.serialize(values[name]).length > 0);
}

/**
 * What is asked for where nothing says what to look for: the values that the list opens with. A search, a date and the
 * filter itself each say it.
 */
export function openedWith<L extends List>(list: L, state: ListState<L>): ListState<L> {
  const values = state.filters as Record<string, unknown>;
  const isDated = Object.entries(list.filters).some(([name, { kind }]) => kind === 'date' && values[name] !== null);
  if (!list.opensWith || state.q !== '' || isDated) return state;
  const open = Object.entries(list.opensWith).filter(([name]) => (values[name] as readonly string[]).length === 0);
  return { ...state, filters: { ...state.filters, ...Object.fromEntries(open) } };
}

/** What narrows the list, for its API; filters that are not set are left out. */
export function facetsQueryOf<L extends List>({ q, filters }: ListState<L>): FacetsQueryInput<L> {
  const set = Object.entries(filters as Record<string, unknown>).filter(
    ([, value]) => value !== null && value !== '' && !(Array.isArray(value) && value.length === 0),
  );
  return { ...(q !== '' && { q }), ...Object.fromEntries(set) } as FacetsQueryInput<L>;
}

/** The query of the API for a state (domain.md «Lists»). */
export const listQueryOf = <L extends List>(state: ListState<L>): ListQueryInput<L> =>
  ({
    ...facetsQueryOf(state),
    page: state.page,
    size: state.size,
    sort: `${state.sort.field},${state.sort.direction}`,
  }) as ListQueryInput<L>;
