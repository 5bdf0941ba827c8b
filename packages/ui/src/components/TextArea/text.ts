import type { Message } from '../../internal/message.ts';

export const textAreaText = {
  /** BCP 47 tag for formatting numbers. */
  locale: 'en-US',
  count: '{count} of {limit} characters' as Message<'count' | 'limit'>,
  tooMany: {
    one: '{count} character too many',
    other: '{count} characters too many',
  } as Message<'count'>,
};
