import type { Message } from '../../internal/message.ts';
export const moneyFieldText = {
  /** BCP 47 tag for formatting amounts. Parsing accepts the format of every language. */
  locale: 'en-US',
  /** Error for text that is not an amount. `example` is a valid one. */
  unreadable: 'Enter an amount such as {example}.' as Message<'example'>,
};
