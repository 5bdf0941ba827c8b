import * as z from 'zod/mini';
import { LocalDate } from '../core/primitive-schemas.ts';
import { isUnique, rule } from '../core/rule-schemas.ts';
import { lineOf } from '../core/text-schemas.ts';
import { MAX_CLOSING_DAYS } from './values.ts';

/** A closing day as it is entered. */
export const ClosingDayEdit = z.strictObject({ date: LocalDate, name: lineOf(80) });
/** All closing days. */
const ClosingDaysEdit = z.array(ClosingDayEdit).check(
  z.maxLength(MAX_CLOSING_DAYS),
  rule((all) => isUnique(all.map(({ date }) => date)), { code: 'taken' }),
);
/** All days on which it works. */
const WorkedDaysEdit = z.array(LocalDate).check(z.maxLength(MAX_CLOSING_DAYS), rule(isUnique, { code: 'taken' }));

/** Fields of a company or a depot in which its days depart from the public holidays. */
export const closingDayEdits = {
  /** All days on which it is closed beside the public holidays. A closing day counts before a worked day. */
  closingDays: z.optional(ClosingDaysEdit),
  /** All days on which it works, although they are public holidays or, for a depot, closing days of its company. */
  workedDays: z.optional(WorkedDaysEdit),
};

/** A day on which a depot is closed, with its name. */
export const ClosingDay = z.object({ date: LocalDate, name: z.string() });
export type ClosingDay = z.infer<typeof ClosingDay>;

export const closingDayFields = {
  /** Days on which it is closed beside the public holidays. */
  closingDays: z.array(ClosingDay),
  /** Days on which it works, although they are public holidays or, for a depot, closing days of its company. */
  workedDays: z.array(LocalDate),
};
