import type { DateRange } from './billing.ts';
import type { LocalDate } from './calendar.ts';

export interface BilledProduct {
  readonly name: string;
  readonly fleetNumber: string | null;
  readonly quantity: number;
}

const dayFormats = new Map<string, (day: LocalDate) => string>();

/** A day as people write it in a language; each is formatted once. */
function dayFormat(language: string): (day: LocalDate) => string {
  const made = dayFormats.get(language);
  if (made) return made;
  const format = new Intl.DateTimeFormat(language, { timeZone: 'UTC' });
  const known = new Map<LocalDate, string>();
  const formatted = (day: LocalDate) => {
    const text = known.get(day) ?? format.format(new Date(`${day}T00:00:00Z`));
    known.set(day, text);
    return text;
  };
  dayFormats.set(language, formatted);
  return formatted;
}

/** What a line of an invoice says: `2 × Bouwhek 3,5 m, 1-10-2026 – 28-10-2026`, in the language of the company. */
export function billedText({ name, fleetNumber, quantity }: BilledProduct, days: DateRange, language: string): string {
  const machine = fleetNumber === null ? `${quantity} × ${name}` : `${name} (${fleetNumber})`;
  const format = dayFormat(language);
  return `${machine}, ${format(days.from)} – ${format(days.to)}`;
}
