/** What a status means for the eye, the same in every operating company. */
export const STATUS_TONES = ['onRent', 'planned', 'pending', 'overdue', 'closed'] as const;
export type StatusTone = (typeof STATUS_TONES)[number];

/** The shape that tells a status apart without colour. */
export const TONE_SHAPE = {
  onRent: 'dot',
  planned: 'ring',
  pending: 'clock',
  overdue: 'triangle',
  closed: 'tick',
} as const satisfies Record<StatusTone, string>;
export type StatusShape = (typeof TONE_SHAPE)[StatusTone];
