/** Use of a machine on rent (DOM-31). Every machine that can have an engine has exactly one. */
export const MACHINE_USES = [
  /** Reports, but its engine has not run for 5 days. */
  'idle',
  /** Reports, and its engine has run within 5 days. */
  'used',
  /** Has not reported for 3 days, or never: its use is unknown. */
  'silent',
] as const;
export type MachineUse = (typeof MACHINE_USES)[number];

/** Number of days with hours, including today. */
export const HOURS_SHOWN_DAYS = 14;
