import { type LocalDate, localDate } from './calendar.ts';

/** Things that the server numbers itself. Invoices and other documents have the number that the rental company gives. */
export type Numbered = 'request' | 'order' | 'offHire';

interface Series {
  /** Counted apart for each client. */
  readonly series: (today: LocalDate) => string;
  readonly number: (today: LocalDate, count: number) => string;
}
const month = (today: LocalDate) => today.slice(2, 4) + today.slice(5, 7);
const padded = (count: number, digits: number) => String(count).padStart(digits, '0');

/** Requests and orders of a month: `R-2611-042`. */
const ofMonth = (letter: string): Series => ({
  series: (today) => `${letter}-${month(today)}`,
  number: (today, count) => `${letter}-${month(today)}-${padded(count, 3)}`,
});

const SERIES: Readonly<Record<Numbered, Series>> = {
  request: ofMonth('R'),
  order: ofMonth('O'),
  // Off-hires are counted on over the years: `OH-260042`.
  offHire: { series: () => 'OH', number: (today, count) => `OH-${today.slice(2, 4)}${padded(count, 4)}` },
};

/** The series in which a thing is counted that is numbered now, in the operating company's time zone, and its number there. */
export function numbering(kind: Numbered, now: Date, timeZone: string) {
  const today = localDate(now, timeZone);
  const { series, number } = SERIES[kind];
  return { series: series(today), number: (count: number) => number(today, count) };
}
