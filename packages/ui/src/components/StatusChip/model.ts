import type { StatusTone } from '../../theme/tokens.ts';

/** What a status means for the eye, the same in every operating company. */
export const STATUS_TONES = ['onRent', 'planned', 'pending', 'overdue', 'neutral'] as const satisfies StatusTone[];

/** The shape that distinguishes a status without colour. */
export const TONE_SHAPE = {
  onRent: 'dot',
  planned: 'ring',
  pending: 'clock',
  overdue: 'triangle',
  neutral: 'tick',
} as const satisfies Record<StatusTone, string>;
export type StatusShape = (typeof TONE_SHAPE)[StatusTone];
