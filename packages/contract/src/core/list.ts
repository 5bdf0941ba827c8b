import type { ExportFormat } from './export.ts';
import type { Language } from './languages.ts';

/** The largest page a list gives out (domain.md «Lists»). */
export const MAX_PAGE_SIZE = 200;
export const DEFAULT_PAGE_SIZE = 25;
/** The longest text that is searched for, and the most values that one filter takes. */
export const MAX_SEARCH_LENGTH = 100;
export const MAX_FILTER_VALUES = 50;
/** A facet holds this many values at most, the most frequent ones; the rest is found by `facetQuery`. */
export const MAX_FACET_VALUES = 20;
/** Rows that a search or a period finds are counted up to this many; beyond it nothing is said about how many there are. */
export const MAX_COUNTED_ROWS = 100_000;
/** Stands among the ids of a filter for the rows that have none. */
export const NO_ID = 'none';

/** Several of some words: `status=onRent&status=planned`. */
export interface ValuesFilter<V extends string = string> {
  readonly kind: 'values';
  readonly values: readonly V[];
}
/** Several ids of something; `none` among them stands for the rows that have no such id. */
export interface IdsFilter {
  readonly kind: 'ids';
}
/** One of some words, or nothing: `due=thisWeek`. */
export interface ChoiceFilter<V extends string = string> {
  readonly kind: 'choice';
  readonly values: readonly V[];
}
/** A local date (ISO 8601), or nothing: `from=2026-11-20`. */
export interface DateFilter {
  readonly kind: 'date';
}
export type Filter = ValuesFilter | IdsFilter | ChoiceFilter | DateFilter;
export type Filters = Readonly<Record<string, Filter>>;

/* @__NO_SIDE_EFFECTS__ */
export const values = <const V extends string>(of: readonly V[]): ValuesFilter<V> => ({ kind: 'values', values: of });
/* @__NO_SIDE_EFFECTS__ */
export const choice = <const V extends string>(of: readonly V[]): ChoiceFilter<V> => ({ kind: 'choice', values: of });
export const ids: IdsFilter = { kind: 'ids' };
export const date: DateFilter = { kind: 'date' };

export type Direction = 'asc' | 'desc';
export interface Sort<F extends string = string> {
  readonly field: F;
  readonly direction: Direction;
}

/**
 * A list as plain data. The server's validation, the portal's URLs and the API document are made from it, so that
 * none of them repeats what a list can be sorted and filtered by.
 */
export interface List {
  /** What rows can be sorted by; the order is the one of a menu. */
  readonly sorts: readonly string[];
  readonly defaultSort: Sort;
  /** Sorts that show prices: refused with 422 where the caller may not see them (DOM-10). */
  readonly priceSorts?: readonly string[];
  /** What rows can be filtered by, in the order of the menus. */
  readonly filters: Filters;
  /** The filters that are counted. */
  readonly facets: readonly string[];
  /**
   * Values of filters that the portal opens the list with, until it is searched or filtered by the same or by a date. The
   * API itself lists everything.
   */
  readonly opensWith?: Readonly<Record<string, readonly string[]>>;
}

/** Declares a list; its facets are filters that have values or ids to count. */
/* @__NO_SIDE_EFFECTS__ */
export const listOf = <
  const S extends readonly string[],
  const F extends Filters,
  const C extends readonly CountableOf<F>[],
>(list: {
  readonly sorts: S;
  readonly defaultSort: Sort<S[number]>;
  readonly priceSorts?: readonly S[number][];
  readonly filters: F;
  readonly facets: C;
  readonly opensWith?: FilterInput<F> & List['opensWith'];
}) => list;
type CountableOf<F extends Filters> = {
  [K in keyof F & string]: F[K] extends ValuesFilter | IdsFilter ? K : never;
}[keyof F & string];

/** The value of a filter once it is parsed. */
export type FilterValue<F> =
  F extends ValuesFilter<infer V>
    ? V[]
    : F extends IdsFilter
      ? string[]
      : F extends ChoiceFilter<infer V>
        ? V | undefined
        : string | undefined;
/** Filters as the server sees them: several values as an array, one or none as itself or undefined. */
export type FilterQuery<F extends Filters> = { readonly [K in keyof F]: FilterValue<F[K]> };
/** Filters as a caller may write them: each may be left out. */
export type FilterInput<F extends Filters> = {
  readonly [K in keyof F]?: FilterValue<F[K]> extends readonly (infer V)[]
    ? readonly V[] | undefined
    : FilterValue<F[K]>;
};
/** Text to search for and, where names are sorted or searched, the language they are read in. */
interface Search {
  readonly q?: string | undefined;
  readonly lang?: Language | undefined;
}

export type SortField<L extends List> = L['sorts'][number];
export type FacetName<L extends List> = L['facets'][number];

export type ListQuery<L extends List> = FilterQuery<L['filters']> &
  Omit<Search, 'lang'> & {
    readonly lang: Language;
    readonly page: number;
    readonly size: number;
    readonly sort: Sort<SortField<L>>;
  };
export type ListQueryInput<L extends List> = FilterInput<L['filters']> &
  Search & {
    readonly page?: number;
    readonly size?: number;
    readonly sort?: `${SortField<L>},${Direction}`;
  };
export type FacetsQuery<L extends List> = FilterQuery<L['filters']> &
  Omit<Search, 'lang'> & {
    readonly lang: Language;
    readonly facet?: FacetName<L> | undefined;
    readonly facetQuery?: string | undefined;
  };
export type FacetsQueryInput<L extends List> = FilterInput<L['filters']> &
  Search & { readonly facet?: FacetName<L>; readonly facetQuery?: string };

/** The same as a page, without pages: `column` names the columns in their order, all of them where there is none. */
export type ExportQuery<L extends List, Column extends string = string> = FilterQuery<L['filters']> &
  Pick<ListQuery<L>, 'q' | 'lang' | 'sort'> & {
    readonly format: ExportFormat;
    readonly column: readonly Column[];
    /** Whose days and times are shown; of the operating company where it is left out. */
    readonly timeZone?: string | undefined;
  };
export type ExportQueryInput<L extends List, Column extends string = string> = FilterInput<L['filters']> &
  Search & {
    readonly sort?: `${SortField<L>},${Direction}`;
    readonly format?: ExportFormat;
    readonly column?: readonly Column[];
    readonly timeZone?: string;
  };

/** A page of a list. `page` counts from 0; `hasMore` says whether another one follows. Nothing is counted for it. */
export interface Page<Item> {
  items: Item[];
  page: number;
  size: number;
  hasMore: boolean;
}

/** One value of a facet, with how many rows it would leave; `label` where the value is an id. */
export interface FacetValue {
  value: string;
  label: string | null;
  /** Null where `total` is. */
  count: number | null;
}

/**
 * The rows of a list in all, and its facets: each counted with all filters but its own. With `facet` in the query only
 * that one is there.
 */
export interface Facets<L extends List> {
  /** Null where a search or a period finds more than `MAX_COUNTED_ROWS`, whatever else it is filtered by. */
  total: number | null;
  facets: { [K in FacetName<L>]?: FacetValue[] };
}
