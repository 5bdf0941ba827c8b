// Cached, because creating a formatter costs far more than using it, and a timeline uses each hundreds of times.
const formats = new Map<string, Intl.DateTimeFormat>();

function formatOf(locale: string, options: Intl.DateTimeFormatOptions): Intl.DateTimeFormat {
  const key = `${locale} ${JSON.stringify(options)}`;
  const cached = formats.get(key);
  if (cached) return cached;
  const formatter = new Intl.DateTimeFormat(locale, options);
  formats.set(key, formatter);
  return formatter;
}

/** Local date (`2026-11-20`) of an instant in a time zone. Defaults to the user's time zone. */
export function dateOfInstant(instant: string, timeZone: string | undefined): string {
  const parts = formatOf('en-US', { timeZone, year: 'numeric', month: '2-digit', day: '2-digit', calendar: 'gregory' })
    .formatToParts(new Date(instant))
    .map(({ type, value }) => [type, value] as const);
  const { year, month, day } = Object.fromEntries(parts);
  return `${year}-${month}-${day}`;
}

/** Time of an instant, in the format of the language: "9:12 AM". */
export const timeOfDay = (instant: string, locale: string, timeZone: string | undefined): string =>
  formatOf(locale, { timeZone, timeStyle: 'short' }).format(new Date(instant));

/** Day of an instant: "Nov 20, 2026". */
export const dayOfInstant = (instant: string, locale: string, timeZone: string | undefined): string =>
  formatOf(locale, { timeZone, dateStyle: 'medium', calendar: 'gregory' }).format(new Date(instant));

/** Local date with its weekday: "Friday, November 20, 2026". */
export const fullDate = (date: string, locale: string): string =>
  formatOf(locale, { dateStyle: 'full', timeZone: 'UTC', calendar: 'gregory' }).format(new Date(`${date}T00:00:00Z`));
