import type { Tone } from '../../theme/tokens.ts';

/** Shapes that distinguish tones without color. */
export const TONE_SHAPE = {
  info: 'ring',
  success: 'dot',
  warning: 'clock',
  error: 'triangle',
  neutral: 'tick',
} as const satisfies Record<Tone, string>;
/** Shape of a tone, or the broken ring for unfinished states. */
export type StatusShape = (typeof TONE_SHAPE)[Tone] | 'brokenRing';
