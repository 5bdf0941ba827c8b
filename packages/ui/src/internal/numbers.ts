/**
 * Returns a formatter of numbers for a locale. Lazy: the first formatter of a page can take 60 ms, which would delay
 * the first paint.
 */
export function numbersOf(locale: string, options?: Intl.NumberFormatOptions): (value: number) => string {
  let format: Intl.NumberFormat | undefined;
  return (value) => {
    format ??= new Intl.NumberFormat(locale, options);
    return format.format(value);
  };
}

/** Returns a formatter of sizes in bytes: 2.4 MB, at least 0.1 MB. */
export function sizesOf(locale: string): (bytes: number) => string {
  const megabytes = numbersOf(locale, { style: 'unit', unit: 'megabyte', maximumFractionDigits: 1 });
  return (bytes) => megabytes(Math.max(bytes / 1e6, 0.1));
}
