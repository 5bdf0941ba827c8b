/**
 * Makes one formatter per locale, when it is first used: the first formatter of a page can take 60 ms, which would
 * delay the first paint.
 */
export function perLocale<Formatter>(make: (locale: string | undefined) => Formatter) {
  const made = new Map<string | undefined, Formatter>();
  return (locale: string | undefined): Formatter => {
    const formatter = made.get(locale) ?? make(locale);
    made.set(locale, formatter);
    return formatter;
  };
}

const numbers = perLocale((locale) => new Intl.NumberFormat(locale));
const bytesIn = (unit: 'kilobyte' | 'megabyte', maximumFractionDigits: number) =>
  perLocale((locale) => new Intl.NumberFormat(locale, { style: 'unit', unit, maximumFractionDigits }));
const kilobytes = bytesIn('kilobyte', 0);
const megabytes = bytesIn('megabyte', 1);

/** Formats a number: 12,480. */
export const numberIn = (locale: string | undefined, value: number): string => numbers(locale).format(value);

/** Formats a size in bytes: 2.4 MB, below 0.1 MB 14 kB, at least 1 kB. */
export const sizeIn = (locale: string, bytes: number): string =>
  bytes < 1e5 ? kilobytes(locale).format(Math.max(bytes / 1e3, 1)) : megabytes(locale).format(bytes / 1e6);
