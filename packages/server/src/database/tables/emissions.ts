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
}
