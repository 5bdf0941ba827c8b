export const CHANGE_KINDS = ['new', 'better', 'fixed'] as const;
export type ChangeKind = (typeof CHANGE_KINDS)[number];
