/** How many things can be snoozed or given in one call. */
export const MAX_ENTRIES = 50;

/** Why one of several was left as it was: it needs nobody any more, or it is not in the list of whom it was meant for. */
export const ATTENTION_REFUSALS = ['gone', 'notTheirs'] as const;
export type AttentionRefusal = (typeof ATTENTION_REFUSALS)[number];
