/**
 * Writes numbers as a locale does. A browser takes up to 60 ms for the first formatter of a page, which would delay what
 * is shown first: none is made before there is a number to write.
 */
export function numbersOf(locale: string, options?: Intl.NumberFormatOptions): (value: number) => string {
  let format: Intl.NumberFormat | undefined;
  return (value) => {
    format ??= new Intl.NumberFormat(locale, options);
    return format.format(value);
  };
}

/** Writes sizes in bytes for people: 2.4 MB, and never less than 0.1. */
export function sizesOf(locale: string): (bytes: number) => string {
  const megabytes = numbersOf(locale, { style: 'unit', unit: 'megabyte', maximumFractionDigits: 1 });
  return (bytes) => megabytes(Math.max(bytes / 1e6, 0.1));
}
