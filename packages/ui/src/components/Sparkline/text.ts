import type { Message } from '../../internal/message.ts';
export const sparklineText = {
  /** BCP 47 tag for formatting numbers. */
  locale: 'en-US',
  none: 'No values',
  /** Summary of the line. All four arguments are formatted numbers. */
  summary: 'from {first} to {last}, lowest {low}, highest {high}' as Message<'first' | 'last' | 'low' | 'high'>,
  target: 'target {value}' as Message<'value'>,
  band: 'target range {low} to {high}' as Message<'low' | 'high'>,
};
