// Making a formatter costs far more than using it, and a timeline uses each hundreds of times.
const formats = new Map<string, Intl.DateTimeFormat>();

function formatOf(locale: string, options: Intl.DateTimeFormatOptions): Intl.DateTimeFormat {
  const key = `${locale} ${JSON.stringify(options)}`;
  const known = formats.get(key);
  if (known) return known;
  const made = new Intl.DateTimeFormat(locale, options);
  formats.set(key, made);
  return made;
}

/** The local date (`2026-11-20`) that an instant falls on in a time zone; without one, in the reader's. */
export function dateOfInstant(instant: string, timeZone: string | undefined): string {
  const parts = formatOf('en-US', { timeZone, year: 'numeric', month: '2-digit', day: '2-digit', calendar: 'gregory' })
    .formatToParts(new Date(instant))
    .map(({ type, value }) => [type, value] as const);
  const { year, month, day } = Object.fromEntries(parts);
  return `${year}-${month}-${day}`;
}

/** "9:12 AM", or as the language writes it. */
export const timeOfDay = (instant: string, locale: string, timeZone: string | undefined): string =>
  formatOf(locale, { timeZone, timeStyle: 'short' }).format(new Date(instant));

/** "Nov 20, 2026": the day of an instant. */
export const dayOfInstant = (instant: string, locale: string, timeZone: string | undefined): string =>
  formatOf(locale, { timeZone, dateStyle: 'medium', calendar: 'gregory' }).format(new Date(instant));

/** "Friday, November 20, 2026": a local date. */
export const fullDate = (date: string, locale: string): string =>
  formatOf(locale, { dateStyle: 'full', timeZone: 'UTC', calendar: 'gregory' }).format(new Date(`${date}T00:00:00Z`));
