export const numberFieldText = {
  /** BCP 47 tag that numbers are written and read in. */
  locale: 'en-US',
  /** A typed text that is no number; `example` is how one looks. */
  unreadable: (example: string) => `Enter a number such as ${example}.`,
};
