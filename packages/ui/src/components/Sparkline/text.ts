export const sparklineText = {
  /** BCP 47 tag that numbers are written in. */
  locale: 'en-US',
  none: 'No values',
  /** The line in words; all four are numbers as they are written. */
  summary: (first: string, last: string, low: string, high: string) =>
    `from ${first} to ${last}, lowest ${low}, highest ${high}`,
  target: (value: string) => `target ${value}`,
  band: (low: string, high: string) => `target range ${low} to ${high}`,
};
