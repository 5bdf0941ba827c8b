export const moneyFieldText = {
  /** BCP 47 tag that amounts are written in; they are read in every language's way. */
  locale: 'en-US',
  /** A typed text that is no amount; `example` is how one looks. */
  unreadable: (example: string) => `Enter an amount such as ${example}.`,
};
