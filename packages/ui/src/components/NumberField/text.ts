export const numberFieldText = {
  /** BCP 47 tag that numbers are written and read in. */
  locale: 'en-US',
  /** A typed text that is no number; `example` is how one looks. */
  unreadable: (example: string) => `Enter a number such as ${example}.`,
  /** A number below `min`. */
  tooSmall: (min: string) => `Enter ${min} or more.`,
  /** A number above `max`. */
  tooLarge: (max: string) => `Enter ${max} or less.`,
};
