/** Maximum number of entries per call. */
export const MAX_ENTRIES = 50;

/** Reason for skipping an entry: it needs no attention any more, or it is not in the list of the new assignee. */
export const ATTENTION_REFUSALS = ['gone', 'notTheirs'] as const;
export type AttentionRefusal = (typeof ATTENTION_REFUSALS)[number];
