import type { FactorKind, Fuel } from '@hireyard/contract';
import type { Generated } from 'kysely';
import type { DateColumn, Decimal, Derived } from './column-types.ts';

export interface EmissionTables {
  /** Of one operating company, else of a country, else of everywhere: in this order they count. */
  emission_factor: {
    id: Generated<string>;
    op_co: string | null;
    country: string | null;
    fuel: Fuel;
    kind: FactorKind;
    /** The first year whose months it counts for. */
    since: number;
    /** Of CO₂e a liter or kilowatt-hour. */
    kilograms: Decimal;
    source: string;
    year: number;
  };
  /** What an hour of a machine of a product class takes: liters, or kilowatt-hours. */
  product_consumption: {
    op_co: string;
    product_code: string;
    fuel: Fuel;
    per_hour: Decimal;
    hours_per_day: Decimal;
    source: string;
    /** False for what came with the demo. */
    confirmed: Generated<boolean>;
  };
  /** The engine hours of a line in a month, between its first and its last reading. Triggers write it from readings. */
  line_hours: {
    contract_line_id: string;
    month: DateColumn;
    /** The first and last reading of the month; null in a month without one, between others. */
    first_on: Derived<string | null>;
    first_value: Derived<string | null>;
    last_on: Derived<string | null>;
    last_value: Derived<string | null>;
    hours: Decimal;
  };
}
