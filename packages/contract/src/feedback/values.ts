export const FEEDBACK_KINDS = ['problem', 'idea'] as const;
export type FeedbackKind = (typeof FEEDBACK_KINDS)[number];

export const FEEDBACK_TEXT_MAX = 4000;
