import type { ColumnType, Generated } from 'kysely';

/** An instant; node-postgres and PGlite both return a Date. */
export type Timestamp = ColumnType<Date, Date | string, Date | string>;
/** A local date in the depot's time zone, `YYYY-MM-DD`. */
export type DateColumn = ColumnType<string, string, string>;
/** An exact decimal: both drivers return a string. */
export type Decimal = ColumnType<string, string, string>;
/** Maintained by the database (generated column or trigger). Queries never write it. */
export type Derived<T> = ColumnType<T, never, never>;

export interface Audit {
  created_at: ColumnType<Date, Date | string | undefined, never>;
  created_by: string | null;
  updated_at: ColumnType<Date, Date | string | undefined, Date | string>;
  updated_by: string | null;
  /** Number of edits; used as the ETag. */
  version: Generated<number>;
}
