import type { Message } from '../../internal/message.ts';
export const badgeText = {
  /** Shown for numbers above the maximum. */
  over: '{max}+' as Message<'max'>,
};
