import { oneOf, type Param, pageNumber, type Sort, sorting, text, type ValueOf } from './params.ts';

export const PAGE_SIZES = [25, 50, 100, 200] as const;
/** The longest search text the API takes. */
const MAX_SEARCH = 100;

export type Filters = Readonly<Record<string, Param<never> | Param<unknown>>>;
type FilterValues<F> = { readonly [K in keyof F]: ValueOf<F[K]> };

/** What a list's URL can say: which sort fields and filters it has. Page, size and search text are the same everywhere. */
export interface ListShape<S extends string, F> {
  readonly sort: Param<Sort<S>>;
  readonly filters: F;
}

/** Everything a list shows, as its URL says it. `page` counts from 0. */
export interface ListState<S extends string = string, F = Filters> {
  readonly page: number;
  readonly size: number;
  readonly sort: Sort<S>;
  readonly q: string;
  readonly filters: FilterValues<F>;
}

export type StateOf<Shape> = Shape extends ListShape<infer S, infer F> ? ListState<S, F> : never;
export type ListChange<S extends string, F> = Partial<Omit<ListState<S, F>, 'filters'>> & {
  readonly filters?: Partial<FilterValues<F>>;
};

export function listShape<const S extends string, const F>(declared: {
  sorts: readonly S[];
  defaultSort: Sort<NoInfer<S>>;
  filters: F;
}): ListShape<S, F> {
  return { sort: sorting(declared.sorts, declared.defaultSort), filters: declared.filters };
}

const SIZE = oneOf(PAGE_SIZES, PAGE_SIZES[0]);
const SEARCH = text(MAX_SEARCH);

const filterEntries = (filters: unknown) => Object.entries(filters as Record<string, Param<unknown>>);

/** Reads a list's state out of a query string. Never throws: invalid values count as absent. */
export function parseList<S extends string, F>(shape: ListShape<S, F>, params: URLSearchParams): ListState<S, F> {
  const filters = Object.fromEntries(
    filterEntries(shape.filters).map(([name, p]) => [name, p.parse(params.getAll(name))]),
  );
  return {
    page: pageNumber.parse(params.getAll('page')),
    size: SIZE.parse(params.getAll('size')),
    sort: shape.sort.parse(params.getAll('sort')),
    q: SEARCH.parse(params.getAll('q')),
    filters: filters as FilterValues<F>,
  };
}

/** Writes a list's state into a copy of `current`; parameters that are not the list's stay. */
export function serialiseList<S extends string, F>(
  shape: ListShape<S, F>,
  state: ListState<S, F>,
  current: URLSearchParams = new URLSearchParams(),
): URLSearchParams {
  const params = new URLSearchParams(current);
  const write = (name: string, values: readonly string[]) => {
    params.delete(name);
    for (const value of values) params.append(name, value);
  };
  write('q', SEARCH.serialise(state.q));
  const values = state.filters as Record<string, unknown>;
  for (const [name, param] of filterEntries(shape.filters)) write(name, param.serialise(values[name]));
  write('sort', shape.sort.serialise(state.sort));
  write('size', SIZE.serialise(state.size));
  write('page', pageNumber.serialise(state.page));
  return params;
}

/** Applies a change; whatever changes which rows there are, or their order, goes back to the first page. */
export function changeList<S extends string, F>(state: ListState<S, F>, change: ListChange<S, F>): ListState<S, F> {
  return {
    ...state,
    page: 0,
    ...change,
    filters: { ...state.filters, ...change.filters },
  };
}

/** The state with no search text and no filters; sorting and page size stay. */
export function clearList<S extends string, F>(shape: ListShape<S, F>, state: ListState<S, F>): ListState<S, F> {
  const cleared = Object.fromEntries(filterEntries(shape.filters).map(([name, param]) => [name, param.otherwise]));
  return { ...state, page: 0, q: '', filters: cleared as FilterValues<F> };
}

/** True where a search text or any filter narrows the list. */
export function isNarrowed<S extends string, F>(shape: ListShape<S, F>, state: ListState<S, F>): boolean {
  const values = state.filters as Record<string, unknown>;
  return state.q !== '' || filterEntries(shape.filters).some(([name, p]) => p.serialise(values[name]).length > 0);
}

/** The query of an API list (domain.md «Lists») for a state; filters that are not set are left out. */
export function listQueryOf<S extends string, F>(state: ListState<S, F>) {
  const set = Object.entries(state.filters as Record<string, unknown>).filter(
    ([, value]) => value !== null && value !== '' && !(Array.isArray(value) && value.length === 0),
  );
  return {
    page: state.page,
    size: state.size,
    sort: `${state.sort.field},${state.sort.direction}` as const,
    ...(state.q === '' ? {} : { q: state.q }),
    ...(Object.fromEntries(set) as Partial<{
      [K in keyof F]: Exclude<ValueOf<F[K]>, null> extends readonly (infer V)[] ? V[] : Exclude<ValueOf<F[K]>, null>;
    }>),
  };
}
