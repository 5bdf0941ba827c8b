/**
 * The portal's keys in local storage. The consent package has its own keys: `klaro`, `klaroConfirmedAt`,
 * `klaroReceipts`.
 */
export const STORAGE_KEYS = {
  accessToken: 'accessToken',
  corporateClientId: 'corporateClientId',
  corporateClientUuid: 'corporateClientUuid',
  /** Lists the drafts in the device's database (`draft-hints.ts`). */
  drafts: 'drafts',
  forceLogin: 'forceLogin',
  /** Set by a logout until the session is off the device (`session/logging-out.ts`). */
  loggingOut: 'loggingOut',
  opCo: 'opCo',
  /** Set by a logout until its data is deleted: the user, or `due` for several or unknown users. */
  wipe: 'wipe',
} as const;

/** Recently opened search results (`recent.ts`). */
export const RECENT = 'recent';

/** Queued writes that were sent (`sent-writes.ts`). */
export const SENT = 'sent';

/** Set to `off` on a device where no single key opens the overview of keys (`single-keys.ts`). */
export const SINGLE_KEYS = 'singleKeys';

/** Keys that logout removes. Consent, `opCo` and `forceLogin` stay (LO-01). */
export const SESSION_KEYS = [
  STORAGE_KEYS.accessToken,
  STORAGE_KEYS.corporateClientId,
  STORAGE_KEYS.corporateClientUuid,
  STORAGE_KEYS.loggingOut,
  RECENT,
  SENT,
] as const;

/** Session storage key of the reason why the session ended, kept across a reload. */
export const SIGNED_OUT_NOTE = 'signedOutBecause';
