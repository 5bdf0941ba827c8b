import type { Tone } from '../../theme/tokens.ts';

/** The shape that distinguishes a tone without color. */
export const TONE_SHAPE = {
  info: 'ring',
  success: 'dot',
  warning: 'clock',
  error: 'triangle',
  neutral: 'tick',
} as const satisfies Record<Tone, string>;
/** The shape of a tone, or the broken ring of what is not finished yet. */
export type StatusShape = (typeof TONE_SHAPE)[Tone] | 'brokenRing';
