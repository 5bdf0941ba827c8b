import { daysBetween } from './local-date.ts';
import { fieldsRule } from './rule-schemas.ts';

/** The longest rental that can be entered, in days: three years, a year more than an order reaches ahead (DOM-12). */
export const MAX_RENTAL_DAYS = 1096;

/** The first and the last day of a rental; null while its end is open. */
interface RentalDays {
  from: string;
  to: string | null;
}

/** Rules of every object that holds the days of a rental. The work of an estimate grows with their number. */
export const rentalDaysRules = [
  fieldsRule<RentalDays, keyof RentalDays>(['from', 'to'], ({ from, to }) => to === null || from <= to, {
    path: ['to'],
    code: 'before-from',
  }),
  fieldsRule<RentalDays, keyof RentalDays>(
    ['from', 'to'],
    ({ from, to }) => to === null || daysBetween(from, to) < MAX_RENTAL_DAYS,
    { path: ['to'], code: 'window-too-long', days: MAX_RENTAL_DAYS },
  ),
] as const;
