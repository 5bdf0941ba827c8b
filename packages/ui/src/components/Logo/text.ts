import type { Message } from '../../internal/message.ts';
export const logoText = { home: '{product}, home' as Message<'product'> };
