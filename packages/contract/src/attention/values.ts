/** Why something needs a user, in the order in which waiting is dear (DOM-30). */
export const ATTENTION_CAUSES = [
  /** On rent past its expected day: each further day costs. */
  'machineOverdue',
  /** Nobody could collect it: it is on rent again, or waits for another pick-up. */
  'pickupFailed',
  /** On rent, and expected back from today to Sunday. */
  'rentalEnding',
  /** An order that the caller may decide. */
  'orderApproval',
  /** A request whose turn is the caller's. */
  'requestWaiting',
  /** Unpaid and undisputed, late or due within a week. */
  'invoiceDue',
  /** An own machine whose inspection is due within 30 days, late or failed. */
  'inspectionDue',
] as const;
export type AttentionCause = (typeof ATTENTION_CAUSES)[number];

/** How many days before its due date an invoice needs somebody. */
export const INVOICE_DUE_DAYS = 7;

/** Which of it is asked for: what the caller has not snoozed, of that what is given to the caller, or what the caller has snoozed. */
export const ATTENTION_VIEWS = ['everyone', 'mine', 'snoozed'] as const;
export type AttentionView = (typeof ATTENTION_VIEWS)[number];

/** For how many days at most something can be snoozed. */
export const SNOOZE_DAYS_MAX = 90;

/** The next step that the caller can take; `show` opens the page of the thing. */
export const ATTENTION_STEPS = ['callOff', 'extend', 'decide', 'show'] as const;
export type AttentionStep = (typeof ATTENTION_STEPS)[number];
