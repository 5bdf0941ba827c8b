import type { FacetName, FilterValue, IdsFilter, List, SortField, ValuesFilter } from '@hireyard/contract';
import type { Expression, Selectable, SqlBool } from 'kysely';
import type { ClientTable, ClientTables } from '../database/client/ownership.ts';
import type { CountTable } from '../database/counts.ts';
import type { ClientCall } from '../http/route.ts';
import type { SearchWord } from './search.ts';

type ColumnOf<T extends ClientTable> = keyof Selectable<ClientTables[T]> & string;

/** A filter by a column, which a facet can count: rows of one of the values, or without any where `none` is asked for. */
export interface ColumnFilter<Column extends string = string> {
  readonly column: Column;
  /** Values beside those of the column, each for the rows of which a condition holds. */
  readonly computed?: Readonly<Record<string, (call: ClientCall) => Expression<SqlBool>>>;
  /** Where the names of ids are found, for labels and for the search within the facet. */
  readonly names?: { readonly table: 'project' | 'depot'; readonly column: 'name' };
}
/** A filter that is a condition of its own; it narrows every count. */
export type ConditionFilter<Value> = (value: NonNullable<Value>, call: ClientCall) => Expression<SqlBool>;

/** The filters that a list names; the type of an endpoint also holds that it may have any. */
type Named<F> = { [K in keyof F as string extends K ? never : K]: F[K] };
type FiltersOf<L extends List, T extends ClientTable> = {
  readonly [K in keyof Named<L['filters']>]: L['filters'][K] extends IdsFilter
    ? ColumnFilter<ColumnOf<T>> & Required<Pick<ColumnFilter, 'names'>>
    : L['filters'][K] extends ValuesFilter
      ? // What is counted is a column; values that a row holds several of are a condition.
        ColumnFilter<ColumnOf<T>> | (K extends FacetName<L> ? never : ConditionFilter<FilterValue<L['filters'][K]>>)
      : ConditionFilter<FilterValue<L['filters'][K]>>;
};

/** What a sort orders by; the id follows, so that the order is total. Each has an index that begins with the client. */
export type SortKeys<Column extends string = string> = readonly Column[] | ProductOrder<Column>;
/** By the name of a product in the language of the query. */
export interface ProductOrder<Column extends string = string> {
  readonly productCode: Column;
}

/** How a list of the contract is read from its table. Rows are counted and found by their `id`, a UUID. */
export interface ListSource<L extends List, T extends ClientTable, Item> {
  readonly table: T;
  readonly sorts: { readonly [F in SortField<L>]: SortKeys<ColumnOf<T>> };
  readonly filters: FiltersOf<L, T>;
  /** True for the rows that hold a word of the search. */
  readonly holds: (word: SearchWord) => Expression<SqlBool>;
  /** Counts kept by the database, for facets that nothing else narrows; without it rows are counted at each call. */
  readonly counts?: CountTable;
  /** The items of these rows, in any order. */
  readonly items: (call: ClientCall, ids: readonly string[]) => Promise<(Item & { readonly id: string })[]>;
}

/** A source whose list is known at run time alone. */
export interface AnySource {
  readonly table: ClientTable;
  readonly sorts: Readonly<Record<string, SortKeys>>;
  readonly filters: Readonly<Record<string, ColumnFilter | ConditionFilter<never>>>;
  readonly holds: (word: SearchWord) => Expression<SqlBool>;
  readonly counts?: CountTable;
}
