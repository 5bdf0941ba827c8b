/** Whether a machine on rent runs (DOM-30). Each that can have an engine is in exactly one of them. */
export const MACHINE_USES = [
  /** It reports, and its engine has not run for `IDLE_AFTER_DAYS`. */
  'idle',
  /** It reports, and has run since. */
  'used',
  /** It has reported nothing for `SILENT_AFTER_DAYS`, or never: nothing is known of it. */
  'silent',
] as const;
export type MachineUse = (typeof MACHINE_USES)[number];

/** Days without a running engine from which on a machine counts as idle: more than a weekend with a day at either end. */
export const IDLE_AFTER_DAYS = 5;
/** Days after its last reading from which on a machine counts as silent. */
export const SILENT_AFTER_DAYS = 3;
/** How many days back the hours of each day are told, today included. */
export const HOURS_SHOWN_DAYS = 14;
