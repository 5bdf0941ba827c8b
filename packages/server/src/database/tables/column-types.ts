import type { ClosingDay } from '@hireyard/contract';
import type { ColumnType, Generated } from 'kysely';

/** An instant; node-postgres and PGlite both return a Date. */
export type Timestamp = ColumnType<Date, Date | string, Date | string>;
/** A local date in the depot's time zone, `YYYY-MM-DD`. */
export type DateColumn = ColumnType<string, string, string>;
/** An exact decimal: both drivers return a string. */
export type Decimal = ColumnType<string, string, string>;
/** Closing days, written as JSON text. */
export type ClosingDaysColumn = ColumnType<ClosingDay[], string | undefined, string>;
/** Days on which a company or depot works all the same, written as JSON text. */
export type WorkedDaysColumn = ColumnType<string[], string | undefined, string>;
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

/** Of rows that the back office lists in the order of their changes. */
export interface AuditInOrder extends Audit {
  /** By the database's clock. Null for a row that has not changed since an earlier release. */
  changed_at: Derived<Date | null>;
}
