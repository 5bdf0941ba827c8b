import type { ExportFormat } from './export.ts';
import type { Language } from './languages.ts';

/** Maximum page size of a list (domain.md «Lists»). */
export const MAX_PAGE_SIZE = 200;
export const DEFAULT_PAGE_SIZE = 25;
/** Maximum length of a search text, and maximum number of values per filter. */
export const MAX_SEARCH_LENGTH = 100;
export const MAX_FILTER_VALUES = 50;
/** Maximum number of selected rows in an export. Their ids are part of its address, which proxies limit to 8 kB. */
export const MAX_SELECTED_IN_FILE = 150;
/** Maximum length of a cursor: the longest sorted texts, encoded. */
export const MAX_CURSOR_LENGTH = 4000;
/** Maximum number of values per facet, most frequent first. `facetQuery` finds the others. */
export const MAX_FACET_VALUES = 20;
/** Maximum number of rows counted for a search or a period. Above it, the total is null. */
export const MAX_COUNTED_ROWS = 100_000;
/** Filter value for rows without an id. */
export const NO_ID = 'none';

/** Multiple values of an enumeration: `status=onRent&status=planned`. */
export interface ValuesFilter<V extends string = string> {
  readonly kind: 'values';
  readonly values: readonly V[];
}
/** Multiple ids; `none` selects rows without an id. */
export interface IdsFilter {
  readonly kind: 'ids';
  /** True for ids that other systems may have given, which are any text. */
  readonly named?: true;
}
/** Optional value of an enumeration: `due=thisWeek`. */
export interface ChoiceFilter<V extends string = string> {
  readonly kind: 'choice';
  readonly values: readonly V[];
}
/** Optional local date (ISO 8601): `from=2026-11-20`. */
export interface DateFilter {
  readonly kind: 'date';
}
export type Filter = ValuesFilter | IdsFilter | ChoiceFilter | DateFilter;
export type Filters = Readonly<Record<string, Filter>>;

/* @__NO_SIDE_EFFECTS__ */
export const values = <const V extends string>(words: readonly V[]): ValuesFilter<V> => ({
  kind: 'values',
  values: words,
});
/* @__NO_SIDE_EFFECTS__ */
export const choice = <const V extends string>(words: readonly V[]): ChoiceFilter<V> => ({
  kind: 'choice',
  values: words,
});
export const ids: IdsFilter = { kind: 'ids' };
export const namedIds: IdsFilter = { kind: 'ids', named: true };
export const date: DateFilter = { kind: 'date' };

export type Direction = 'asc' | 'desc';
export interface Sort<F extends string = string> {
  readonly field: F;
  readonly direction: Direction;
}

/** List as plain data. The server's validation, the portal's URLs and the API document are derived from it. */
export interface List {
  /** Sort fields, in the order of the menu. */
  readonly sorts: readonly string[];
  readonly defaultSort: Sort;
  /** Sorts by an amount: refused with 422 if the caller may not see it (DOM-10). */
  readonly amountSorts?: Readonly<Record<string, 'rental' | 'invoice'>>;
  /** Filters, in the order of the menus. */
  readonly filters: Filters;
  /** Filters with counts. */
  readonly facets: readonly string[];
  /**
   * Filter values with which the portal opens the list. Searching, the same filters and dates override them; the API
   * itself has no default filters.
   */
  readonly opensWith?: Readonly<Record<string, readonly string[]>>;
}

/** Declares a list. Only filters with values or ids can be facets. */
/* @__NO_SIDE_EFFECTS__ */
export const listOf = <
  const S extends readonly string[],
  const F extends Filters,
  const C extends readonly CountableOf<F>[],
>(list: {
  readonly sorts: S;
  readonly defaultSort: Sort<S[number]>;
  readonly amountSorts?: { readonly [K in S[number]]?: 'rental' | 'invoice' } & List['amountSorts'];
  readonly filters: F;
  readonly facets: C;
  readonly opensWith?: FilterInput<F> & List['opensWith'];
}) => list;
type CountableOf<F extends Filters> = {
  [K in keyof F & string]: F[K] extends ValuesFilter | IdsFilter ? K : never;
}[keyof F & string];

/** Parsed value of a filter. */
export type FilterValue<F> =
  F extends ValuesFilter<infer V>
    ? V[]
    : F extends IdsFilter
      ? string[]
      : F extends ChoiceFilter<infer V>
        ? V | undefined
        : string | undefined;
/** Filters as parsed by the server: an array for multiple values, else the value or undefined. */
export type FilterQuery<F extends Filters> = { readonly [K in keyof F]: FilterValue<F[K]> };
/** Filters as written by a caller. All are optional. */
export type FilterInput<F extends Filters> = {
  readonly [K in keyof F]?: FilterValue<F[K]> extends readonly (infer V)[]
    ? readonly V[] | undefined
    : FilterValue<F[K]>;
};
/** Search text, and the language of searched or sorted names. */
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
    /** Cursor of the page before (`Page.next`). Takes the place of `page`. */
    readonly after?: string | undefined;
    readonly sort: Sort<SortField<L>>;
  };
export type ListQueryInput<L extends List> = FilterInput<L['filters']> &
  Search & {
    readonly page?: number;
    readonly size?: number;
    readonly after?: string | undefined;
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

/** Query of a file of rows of a list: all of them, or the selected ones. */
export type FileQuery<L extends List> = FilterQuery<L['filters']> &
  Pick<ListQuery<L>, 'q' | 'lang' | 'sort'> & {
    /** Ids of the selected rows. Empty for all rows. */
    readonly row: readonly string[];
  };
export type FileQueryInput<L extends List> = FilterInput<L['filters']> &
  Search & { readonly sort?: `${SortField<L>},${Direction}`; readonly row?: readonly string[] };

/** Query of a list's export. `column` lists the columns in order, all of them by default. */
export type ExportQuery<L extends List, Column extends string = string> = FileQuery<L> & {
  readonly format: ExportFormat;
  readonly column: readonly Column[];
  /** Time zone of dates and times. Defaults to the operating company's. */
  readonly timeZone?: string | undefined;
};
export type ExportQueryInput<L extends List, Column extends string = string> = FileQueryInput<L> & {
  readonly format?: ExportFormat;
  readonly column?: readonly Column[];
  readonly timeZone?: string;
};

/** Page of a list. `page` counts from 0; `hasMore` is true if another page follows. Contains no counts. */
export interface Page<Item> {
  items: Item[];
  page: number;
  size: number;
  hasMore: boolean;
  /** Cursor of the next page of a list: `after` continues behind the last row of this page, whatever changes. */
  next?: string | undefined;
  /** Id of the row in front of a page that was requested by its number. */
  before?: string | undefined;
}

/** Facet value with the number of matching rows; `label` is set if the value is an id. */
export interface FacetValue {
  value: string;
  label: string | null;
  /** Null if `total` is null. */
  count: number | null;
}

/**
 * Total and facets of a list. Each facet is counted with all filters but its own. With `facet` in the query, only that
 * facet is returned.
 */
export interface Facets<L extends List> {
  /** Null if a search or a period matches more than `MAX_COUNTED_ROWS`, before other filters. */
  total: number | null;
  facets: { [K in FacetName<L>]?: FacetValue[] };
}
