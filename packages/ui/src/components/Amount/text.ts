export const amountText = {
  /** BCP 47 tag that amounts are written in. */
  locale: 'en-US',
  /** The sign in words: not every screen reader says it. */
  minus: 'minus',
};
