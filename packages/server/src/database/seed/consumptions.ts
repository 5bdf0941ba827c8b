import type { Fuel } from '@hireyard/contract';
import type { Insertable, Kysely } from 'kysely';
import type { Database } from '../tables.ts';
import { bulkInsert } from './bulk-insert.ts';
import { COMPANIES } from './companies.ts';

type ClassConsumption = readonly [fuel: Fuel, perHour: string, hoursPerDay: string];

/**
 * Consumption per engine hour and daily running hours of a class. Demo figures without a data sheet, so none is
 * confirmed. Heaters and compressors have none, so they get no estimate.
 */
const CLASSES: Readonly<Record<string, ClassConsumption>> = {
  'SCI-E-08': ['electricity', '1.20', '4.0'],
  'SCI-E-10': ['electricity', '1.40', '4.0'],
  'SCI-E-12': ['electricity', '1.60', '4.0'],
  'SCI-D-12': ['diesel', '2.50', '4.0'],
  'BOA-E-12': ['electricity', '2.00', '4.0'],
  'BOA-E-15': ['electricity', '2.40', '4.0'],
  'BOA-D-16': ['diesel', '3.50', '4.0'],
  'BOT-D-22': ['diesel', '4.50', '4.0'],
  'MAS-E-08': ['electricity', '1.00', '4.0'],
  'EXC-D-01': ['diesel', '2.00', '5.0'],
  'EXC-D-02': ['diesel', '2.80', '5.0'],
  'EXC-E-02': ['electricity', '5.00', '5.0'],
  'EXC-D-03': ['diesel', '3.60', '5.0'],
  'EXC-D-08': ['diesel', '8.00', '5.5'],
  'DUM-D-01': ['diesel', '2.00', '4.0'],
  'LOA-D-02': ['diesel', '3.50', '4.0'],
  'SKI-D-01': ['diesel', '5.00', '4.0'],
  'TEL-D-06': ['diesel', '5.50', '4.0'],
  'TEL-D-13': ['diesel', '6.50', '4.0'],
  'FOR-E-25': ['electricity', '4.50', '4.0'],
  'PLA-P-09': ['petrol', '1.40', '2.0'],
  'PLA-D-40': ['diesel', '2.00', '3.0'],
  'RAM-P-06': ['petrol', '1.20', '2.0'],
  'ROL-D-15': ['diesel', '2.50', '4.0'],
  'GEN-D-06': ['diesel', '1.50', '8.0'],
  'GEN-D-20': ['diesel', '3.50', '8.0'],
  'GEN-D-60': ['diesel', '9.00', '8.0'],
  'BAT-E-45': ['electricity', '12.00', '8.0'],
  'LIG-E-09': ['electricity', '0.60', '6.0'],
  'HAM-E-10': ['electricity', '1.20', '2.0'],
  'SAW-P-35': ['petrol', '2.00', '1.0'],
  'PUM-E-10': ['electricity', '2.20', '8.0'],
  'DRY-E-60': ['electricity', '0.90', '20.0'],
};

/** Consumption of the product classes, by operating company (DOM-35). */
export async function seedConsumptions(db: Kysely<Database>): Promise<void> {
  const rows: Insertable<Database['product_consumption']>[] = COMPANIES.flatMap(({ code: op_co }) =>
    Object.entries(CLASSES).map(([product_code, [fuel, per_hour, hours_per_day]]) => ({
      ...{ op_co, product_code, fuel, per_hour, hours_per_day },
      source: 'Demo data: a round figure for the class, from no data sheet',
      confirmed: false,
    })),
  );
  await bulkInsert(db, 'product_consumption', rows);
}
