import type { Message } from '../../internal/message.ts';
export const numberFieldText = {
  /** BCP 47 tag for formatting and parsing numbers. */
  locale: 'en-US',
  /** Error for text that is not a number. `example` is a valid one. */
  unreadable: 'Enter a number such as {example}.' as Message<'example'>,
  /** Error for a number below `min`. */
  tooSmall: 'Enter {min} or more.' as Message<'min'>,
  /** Error for a number above `max`. */
  tooLarge: 'Enter {max} or less.' as Message<'max'>,
};
