import type { Message } from '../../internal/message.ts';
export const instancePageText = {
  title: 'Where do you rent?',
  text: 'Choose the country of the company you rent from. This device remembers it.',
  chosen: '{name} · current choice' as Message<'name'>,
};
