/** Causes, most expensive to ignore first (DOM-30). */
export const ATTENTION_CAUSES = [
  /** On rent past the expected end: each further day costs. */
  'machineOverdue',
  /** Failed pick-up: the machine is on rent again or waits for another attempt. */
  'pickupFailed',
  /** On rent with an expected end between today and Sunday. */
  'rentalEnding',
  /** Order that the caller may approve or reject. */
  'orderApproval',
  /** Request that waits for the caller. */
  'requestWaiting',
  /** Unpaid and undisputed; overdue or due within a week. */
  'invoiceDue',
  /** On rent with a certificate that ends before the rent does: ended, or ending within 30 days. */
  'certificateEnding',
  /** Own machine with an inspection that is overdue, failed or due within 30 days. */
  'inspectionDue',
] as const;
export type AttentionCause = (typeof ATTENTION_CAUSES)[number];

/** Days before its due date from which an invoice needs attention. */
export const INVOICE_DUE_DAYS = 7;

/** Views: items not snoozed by the caller, the part of them assigned to the caller, and items snoozed by the caller. */
export const ATTENTION_VIEWS = ['everyone', 'mine', 'snoozed'] as const;
export type AttentionView = (typeof ATTENTION_VIEWS)[number];

export const SNOOZE_DAYS_MAX = 90;

/** Next step that the caller can take; `machine` opens the passport of the machine, `show` the page of the subject. */
export const ATTENTION_STEPS = ['callOff', 'extend', 'decide', 'machine', 'show'] as const;
export type AttentionStep = (typeof ATTENTION_STEPS)[number];
