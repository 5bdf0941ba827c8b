import type { FactorKind, Fuel } from '@hireyard/contract';
import type { Generated } from 'kysely';
import type { DateColumn, Decimal, Derived } from './column-types.ts';

export interface EmissionTables {
  /** Applies to an operating company, a country or everywhere. The most specific factor wins. */
  emission_factor: {
    id: Generated<string>;
    op_co: string | null;
    country: string | null;
    fuel: Fuel;
    kind: FactorKind;
    /** First year in which the factor applies. */
    since: number;
    /** CO₂e per liter or kilowatt-hour. */
    kilograms: Decimal;
    source: string;
    year: number;
  };
  /** Consumption of a product per engine hour, in liters or kilowatt-hours. */
  product_consumption: {
    op_co: string;
    product_code: string;
    fuel: Fuel;
    per_hour: Decimal;
    hours_per_day: Decimal;
    source: string;
    /** False for demo data. */
    confirmed: Generated<boolean>;
  };
  /** Engine hours of a line per month, between its first and last reading. Triggers derive them from readings. */
  line_hours: {
    contract_line_id: string;
    month: DateColumn;
    /** First and last reading of the month; null in a month without readings. */
    first_on: Derived<string | null>;
    first_value: Derived<string | null>;
    last_on: Derived<string | null>;
    last_value: Derived<string | null>;
    hours: Decimal;
  };
  /** Use of a line in a month that has ended. A job makes the rows. */
  line_month: {
    contract_line_id: string;
    month: DateColumn;
    client_id: number;
    project_id: string | null;
    product_code: string;
    pieces: number;
    /** Charged days without a measurement. */
    days: number;
    /** Measured by the counter. */
    hours: Decimal;
    /** The first month of the line. */
    is_first: boolean;
    /** The counter measured a part of the month. */
    has_told: boolean;
    /** The first month that the counter measured a part of. */
    has_begun_to_tell: boolean;
  };
  /** Sums of `line_month`. */
  use_month: {
    client_id: number;
    month: DateColumn;
    project_id: string | null;
    product_code: string;
    hours: Decimal;
    piece_days: number;
    lines: number;
    begun: number;
    told: number;
    told_begun: number;
  };
  /** Lines whose kept rows are made anew. Triggers mark those that have changed, the job those that time concerns. */
  line_month_due: {
    client_id: number;
    contract_line_id: string;
    project_id: string | null;
    transaction_id: string;
    /** False where time alone has passed. Spend leaves those marks aside. */
    is_change: Generated<boolean>;
  };
  /** A single row. Months before this one are kept. */
  months_kept: { id: Generated<boolean>; before: DateColumn };
}
