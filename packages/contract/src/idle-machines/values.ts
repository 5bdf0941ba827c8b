/** Whether a machine on rent runs (DOM-30). Each that can have an engine is in exactly one of them. */
export const MACHINE_USES = [
  /** It reports, and its engine has not run for 5 days. */
  'idle',
  /** It reports, and has run since. */
  'used',
  /** It has reported nothing for 3 days, or never: nothing is known of it. */
  'silent',
] as const;
export type MachineUse = (typeof MACHINE_USES)[number];

/** How many days back the hours of each day are told, today included. */
export const HOURS_SHOWN_DAYS = 14;
