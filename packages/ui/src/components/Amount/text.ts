export const amountText = {
  /** BCP 47 tag for formatting amounts. */
  locale: 'en-US',
  /** Sign as a word, because not every screen reader announces the character. */
  minus: 'minus',
};
