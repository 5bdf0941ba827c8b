import type { Message } from '../../internal/message.ts';

export const formText = {
  /** BCP 47 tag for formatting numbers. */
  locale: 'en-US',
  /** Heading of the error summary. */
  issues: {
    one: 'There is a problem with {count} field',
    other: 'There are problems with {count} fields',
  } as Message<'count'>,
};
