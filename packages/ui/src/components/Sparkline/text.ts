export const sparklineText = {
  /** BCP 47 tag for formatting numbers. */
  locale: 'en-US',
  none: 'No values',
  /** Summary of the line. All four arguments are formatted numbers. */
  summary: (first: string, last: string, low: string, high: string) =>
    `from ${first} to ${last}, lowest ${low}, highest ${high}`,
  target: (value: string) => `target ${value}`,
  band: (low: string, high: string) => `target range ${low} to ${high}`,
};
