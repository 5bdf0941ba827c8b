import type { Endpoint, FacetName, FilterValue, IdsFilter, List, SortField, ValuesFilter } from '@hireyard/contract';
import type { Expression, RawBuilder, Selectable, SqlBool } from 'kysely';
import type { ClientDb } from '../database/client/client-db.ts';
import type { ClientTable, ClientTables } from '../database/client/ownership.ts';
import type { AnyListExport, ExportColumn } from '../exports/export-columns.ts';
import type { ClientCall } from '../http/route.ts';
import type { CountTable } from './count-tables.ts';
import type { SearchWord } from './search.ts';

type ColumnOf<T extends ClientTable> = keyof Selectable<ClientTables[T]> & string;

/** A filter by the values of a column, which a facet can count; `none` stands for null. */
export interface ColumnFilter<Column extends string = string> {
  readonly column: Column;
  /** Additional values, each for the rows that meet a condition. */
  readonly computed?: Readonly<Record<string, (call: ClientCall) => Expression<SqlBool>>>;
  /** Where the names of ids are, for the labels of the facet and the search within it. */
  readonly names?: Names;
}
interface Names {
  readonly table: 'project' | 'depot' | 'role' | 'membership';
  readonly column: 'name';
  /** What a reader is shown in place of the column. */
  readonly shown?: (reader: ClientDb) => RawBuilder<string>;
}
/** A filter by what rows of another table link this one to, of which there may be several; a facet can count it. */
export interface LinkFilter {
  readonly link: { readonly table: ClientTable; readonly row: string; readonly value: string };
  readonly names: Names;
  /** True for the rows that `none` stands for. */
  readonly none: Expression<SqlBool>;
}
/** A filter that is any condition; it applies to all counts. */
export type ConditionFilter<Value> = (value: NonNullable<Value>, call: ClientCall) => Expression<SqlBool>;

/** The declared filters, without the index signature that the type of an endpoint adds. */
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

/** The columns of a sort; the id is added. Each sort needs an index that begins with the client and ends with the id. */
export type SortKeys<Column extends string = string> = readonly Column[] | ProductOrder<Column>;
/** Sorts by the product's name in the language of the query. */
export interface ProductOrder<Column extends string = string> {
  readonly productCode: Column;
}

/** How a list of the contract is read from a table, which has a UUID `id`. */
export interface ListSource<L extends List, T extends ClientTable, Item> {
  readonly table: T;
  readonly sorts: { readonly [F in SortField<L>]: SortKeys<ColumnOf<T>> };
  readonly filters: FiltersOf<L, T>;
  /**
   * True for rows that the caller may see at all, where that is not all within their boundary; said of the list's table
   * or of its counts.
   */
  readonly within?: (call: ClientCall, table: string) => Expression<SqlBool>;
  /** True for rows that contain a word of the search; of the table's `search_text`, unless given. */
  readonly holds?: (word: SearchWord) => Expression<SqlBool>;
  /** The table of `countedBy`, if there is one: facets then count rows only if a search or condition narrows the list. */
  readonly counts?: CountTable;
  /** True for rows that the counts do not hold, because not all like them are within the boundary; they are counted. */
  readonly beyondCounts?: (call: ClientCall) => Expression<SqlBool>;
  /** The endpoint that answers the list as a file, and how its items become rows of it. */
  readonly file?: {
    readonly endpoint: Endpoint;
    readonly definition: {
      readonly title: AnyListExport['title'];
      readonly columns: Readonly<Record<string, ExportColumn<Item>>>;
    };
  };
  /** The items of these rows, in any order. */
  readonly items: (call: ClientCall, ids: readonly string[]) => Promise<(Item & { readonly id: string })[]>;
}

/** A source whose list is only known at run time. */
export interface AnySource {
  readonly table: ClientTable;
  readonly sorts: Readonly<Record<string, SortKeys>>;
  readonly filters: Readonly<Record<string, ColumnFilter | LinkFilter | ConditionFilter<never>>>;
  readonly within?: (call: ClientCall, table: string) => Expression<SqlBool>;
  readonly holds?: (word: SearchWord) => Expression<SqlBool>;
  readonly counts?: CountTable;
  readonly beyondCounts?: (call: ClientCall) => Expression<SqlBool>;
  readonly file?: { readonly endpoint: Endpoint; readonly definition: AnyListExport };
  readonly items: (call: ClientCall, ids: readonly string[]) => Promise<readonly { readonly id: string }[]>;
}
