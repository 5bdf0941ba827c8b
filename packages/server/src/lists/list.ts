import type { Endpoint, FacetName, FilterValue, IdsFilter, List, SortField, ValuesFilter } from '@hireyard/contract';
import type { Expression, RawBuilder, Selectable, SqlBool } from 'kysely';
import type { ClientDb } from '../database/client/client-db.ts';
import type { ClientTable, ClientTables } from '../database/client/ownership.ts';
import type { AnyListExport, ExportColumn } from '../exports/export-columns.ts';
import type { ClientCall } from '../http/route.ts';
import type { CountTable } from './count-tables.ts';
import type { SearchWord } from './search.ts';

type ColumnOf<T extends ClientTable> = keyof Selectable<ClientTables[T]> & string;

/** Filter by the values of a column, which a facet can count. `none` means null. */
export interface ColumnFilter<Column extends string = string> {
  readonly column: Column;
  /** Additional values, each for the rows that match a condition. */
  readonly computed?: Readonly<Record<string, (call: ClientCall) => Expression<SqlBool>>>;
  /** Table with the names of ids, for the labels of the facet and the search within it. */
  readonly names?: Names;
}
interface Names {
  readonly table: 'project' | 'depot' | 'role' | 'membership';
  readonly column: 'name';
  /** Label that replaces the column. */
  readonly label?: (reader: ClientDb) => RawBuilder<string>;
}
/** Filter by linked rows of another table. A row may have several, and a facet can count them. */
export interface LinkFilter {
  readonly link: { readonly table: ClientTable; readonly row: string; readonly value: string };
  readonly names: Names;
  /** True for the rows under `none`. */
  readonly none: Expression<SqlBool>;
}
/** Filter by an arbitrary condition. It applies to all counts. */
export type ConditionFilter<Value> = (value: NonNullable<Value>, call: ClientCall) => Expression<SqlBool>;

/** Declared filters, without the index signature that the type of an endpoint adds. */
type Named<F> = { [K in keyof F as string extends K ? never : K]: F[K] };
type FiltersOf<L extends List, T extends ClientTable> = {
  readonly [K in keyof Named<L['filters']>]: L['filters'][K] extends IdsFilter
    ?
        | (ColumnFilter<ColumnOf<T>> & Required<Pick<ColumnFilter, 'names'>>)
        | LinkFilter
        | (K extends FacetName<L> ? never : ConditionFilter<FilterValue<L['filters'][K]>>)
    : L['filters'][K] extends ValuesFilter
      ? // What is counted is a column; values that a row holds several of are a condition.
        ColumnFilter<ColumnOf<T>> | (K extends FacetName<L> ? never : ConditionFilter<FilterValue<L['filters'][K]>>)
      : ConditionFilter<FilterValue<L['filters'][K]>>;
};

/** Columns of a sort. The id is appended. Each sort needs an index that starts with the client and ends with the id. */
export type SortKeys<Column extends string = string> = readonly Column[] | ProductOrder<Column> | ValuesFirst<Column>;
/** Sorts by a column that may be empty. Rows without a value come last in both directions. */
export interface ValuesFirst<Column extends string = string> {
  readonly valuesFirst: Column;
}
/** Sorts by the product's name in the language of the query. */
export interface ProductOrder<Column extends string = string> {
  readonly productCode: Column;
}

/** Reads a list of the contract from a table with a UUID `id`. */
export interface ListSource<L extends List, T extends ClientTable, Item> {
  readonly table: T;
  readonly sorts: { readonly [F in SortField<L>]: SortKeys<ColumnOf<T>> };
  /** Sorted columns with names, which sort as in the language of the query. Case and accents do not count. */
  readonly names?: readonly ColumnOf<T>[];
  readonly filters: FiltersOf<L, T>;
  /**
   * True for rows that the caller may see. Set if the caller sees fewer rows than the tenant scope. Applies to the
   * list's table or its counts.
   */
  readonly within?: (call: ClientCall, table: string) => Expression<SqlBool>;
  /** True for rows that contain a word of the search. Default: the table's `search_text`. */
  readonly holds?: (word: SearchWord, call: ClientCall) => Expression<SqlBool>;
  /** Table of `countedBy`. With it, facets count rows only if a search or condition narrows the list. */
  readonly counts?: CountTable;
  /**
   * True for rows missing in the counts, because the caller sees only some of their kind. They are counted separately.
   */
  readonly beyondCounts?: (call: ClientCall) => Expression<SqlBool>;
  /** Endpoint that exports the list as a file, and the columns of the file. */
  readonly file?: {
    readonly endpoint: Endpoint;
    readonly definition: {
      readonly title: AnyListExport['title'];
      readonly columns: Readonly<Record<string, ExportColumn<Item>>>;
    };
  };
  /** Returns the items of these rows, in any order. */
  readonly items: (call: ClientCall, ids: readonly string[]) => Promise<(Item & { readonly id: string })[]>;
}

/** A source whose list is only known at run time. */
export interface AnySource {
  readonly table: ClientTable;
  readonly sorts: Readonly<Record<string, SortKeys>>;
  readonly names?: readonly string[];
  readonly filters: Readonly<Record<string, ColumnFilter | LinkFilter | ConditionFilter<never>>>;
  readonly within?: (call: ClientCall, table: string) => Expression<SqlBool>;
  readonly holds?: (word: SearchWord, call: ClientCall) => Expression<SqlBool>;
  readonly counts?: CountTable;
  readonly beyondCounts?: (call: ClientCall) => Expression<SqlBool>;
  readonly file?: { readonly endpoint: Endpoint; readonly definition: AnyListExport };
  readonly items: (call: ClientCall, ids: readonly string[]) => Promise<readonly { readonly id: string }[]>;
}
