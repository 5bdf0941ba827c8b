import type { DateRange } from './billing.ts';
import type { LocalDate } from './calendar.ts';

export interface BilledProduct {
  readonly name: string;
  readonly fleetNumber: string | null;
  readonly quantity: number;
}

const dayFormats = new Map<string, (day: LocalDate) => string>();

/** Returns a cached date formatter for a language. */
function dayFormat(language: string): (day: LocalDate) => string {
  const cached = dayFormats.get(language);
  if (cached) return cached;
  const format = new Intl.DateTimeFormat(language, { timeZone: 'UTC' });
  const texts = new Map<LocalDate, string>();
  const formatDay = (day: LocalDate) => {
    const text = texts.get(day) ?? format.format(new Date(`${day}T00:00:00Z`));
    texts.set(day, text);
    return text;
  };
  dayFormats.set(language, formatDay);
  return formatDay;
}

/**
 * Returns a text with the name of its product in the reader's language. The text was written in another one, so the name
 * may be in any of them. The longest wins, because one name may contain another.
 */
export function withProductName(text: string, names: readonly string[], readersName: string | undefined): string {
  const [written] = names.filter((name) => text.includes(name)).toSorted((one, other) => other.length - one.length);
  return written === undefined || readersName === undefined ? text : text.replace(written, () => readersName);
}

/** Text of an invoice line in the company's language: `2 × Bouwhek 3,5 m, 1-10-2026 – 28-10-2026`. */
export function billedText({ name, fleetNumber, quantity }: BilledProduct, days: DateRange, language: string): string {
  const machine = fleetNumber === null ? `${quantity} × ${name}` : `${name} (${fleetNumber})`;
  const format = dayFormat(language);
  return `${machine}, ${format(days.from)} – ${format(days.to)}`;
}
