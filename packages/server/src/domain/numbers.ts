import { type LocalDate, localDate } from './calendar.ts';

/** Resources numbered by the server. The rental company assigns the numbers of invoices and other documents. */
export type Numbered = 'request' | 'order' | 'offHire';

interface Series {
  /** Name of the counter. Counters are separate per client. */
  readonly series: (today: LocalDate) => string;
  readonly number: (today: LocalDate, count: number) => string;
}
const month = (today: LocalDate) => today.slice(2, 4) + today.slice(5, 7);
const padded = (count: number, digits: number) => String(count).padStart(digits, '0');

/** Numbers of requests and orders per month: `R-2611-042`. */
const ofMonth = (letter: string): Series => ({
  series: (today) => `${letter}-${month(today)}`,
  number: (today, count) => `${letter}-${month(today)}-${padded(count, 3)}`,
});

const SERIES: Readonly<Record<Numbered, Series>> = {
  request: ofMonth('R'),
  order: ofMonth('O'),
  // Off-hires are counted across years: `OH-260042`.
  offHire: { series: () => 'OH', number: (today, count) => `OH-${today.slice(2, 4)}${padded(count, 4)}` },
};

/**
 * Returns the counter of a new resource, by the operating company's time zone, and its function from count to number.
 */
export function numbering(kind: Numbered, now: Date, timeZone: string) {
  const today = localDate(now, timeZone);
  const { series, number } = SERIES[kind];
  return { series: series(today), number: (count: number) => number(today, count) };
}
