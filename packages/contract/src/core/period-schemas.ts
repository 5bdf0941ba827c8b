import { daysBetween } from './local-date.ts';
import { fieldsRule } from './rule-schemas.ts';

/** Maximum length of a rental in days: three years, one year more than the order horizon (DOM-12). */
export const MAX_RENTAL_DAYS = 1096;

/** First and last day of a rental; `to` is null if open-ended. */
interface RentalDays {
  from: string;
  to: string | null;
}

/** Rules for objects with rental days. Bounds their number, because the cost of an estimate grows with it. */
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
