const format = new Intl.NumberFormat('en-US');

/** A number as English writes it: 12,480. */
export const inEnglish = (value: number): string => format.format(value);
