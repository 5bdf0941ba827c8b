export const numberFieldText = {
  /** BCP 47 tag for formatting and parsing numbers. */
  locale: 'en-US',
  /** Error for text that is not a number. `example` is a valid one. */
  unreadable: (example: string) => `Enter a number such as ${example}.`,
  /** Error for a number below `min`. */
  tooSmall: (min: string) => `Enter ${min} or more.`,
  /** Error for a number above `max`. */
  tooLarge: (max: string) => `Enter ${max} or less.`,
};
