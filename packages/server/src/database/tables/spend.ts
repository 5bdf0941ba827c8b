import type { SpendGroup } from '@hireyard/contract';
import type { ColumnType } from 'kysely';
import type { BillingWeekDays } from '../../domain/billing.ts';
import type { DateColumn, Decimal } from './column-types.ts';

/** By all columns, or by one of them alone. */
export type SpendGrain = 'all' | SpendGroup;

/** A column that may be left out. */
type Nullable<T> = ColumnType<T | null, T | null | undefined, T | null>;

/** Columns that sums of spend are grouped by. */
interface SpendKey {
  client_id: number;
  project_id: string | null;
  cost_code: string | null;
  product_code: string | null;
  currency: string;
}

/** Rows that spend is summed from (DOM-109). A job makes them. */
export interface SpendTables {
  /** Cost of a line that is not invoiced: a charge, or its days behind the last charge. */
  rent_stretch: Omit<SpendKey, 'currency'> & {
    line_id: string;
    /** The charge, or the line. */
    ref: string;
    time_zone: string;
    is_running: boolean;
    is_endless: boolean;
    since: DateColumn;
    /** Null without an end: it goes on for `horizon` from each day on. */
    to: Nullable<string>;
    horizon: Nullable<string>;
    price: Nullable<string>;
    total: Nullable<string>;
    divisor: Nullable<number>;
    currency: Nullable<string>;
    anchor: Nullable<string>;
    quantity: Nullable<number>;
    agreed_day: Nullable<string>;
    agreed_week: Nullable<string>;
    agreed_four_week: Nullable<string>;
    week_days: BillingWeekDays;
    /** The row is the same on each day from this one until the other. */
    holds_from: DateColumn;
    holds_until: DateColumn;
  };
  /** Sums of stretches and documents by month. */
  spend_month: SpendKey & {
    grain: SpendGrain;
    kind: 'invoiced' | 'rent';
    month: DateColumn;
    line_project_id: string | null;
    time_zone: Nullable<string>;
    horizon: Nullable<string>;
    amount: Decimal;
    disputed: Decimal;
    n: number;
  };
  /** Sums of stretches as of a day. */
  rent_day: SpendKey & {
    grain: SpendGrain;
    day: DateColumn;
    time_zone: string;
    horizon: Nullable<string>;
    /** Amount behind the day within its month, of how many stretches, and of how many that begin then. */
    ahead: Decimal;
    ahead_n: number;
    coming_n: number;
    /** Amount of the last month of the horizon. */
    far: Decimal;
    far_n: number;
  };
  /** Charges of a document. */
  document_month: SpendKey & {
    document_id: string;
    month: DateColumn;
    line_project_id: string | null;
    amount: Decimal;
    disputed: Decimal;
    n: number;
  };
  /** Documents whose rows are no longer what they were. Triggers mark them. */
  document_due: { client_id: number; document_id: string; project_id: string | null; transaction_id: string };
}
