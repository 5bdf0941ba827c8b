/** The portal's keys in local storage. The consent's own (`klaro`, `klaroConfirmedAt`, `klaroReceipts`) belong to the consent package. */
export const STORAGE_KEYS = {
  accessToken: 'accessToken',
  corporateClientId: 'corporateClientId',
  corporateClientUuid: 'corporateClientUuid',
  /** Which drafts the device's database has (`draft-hints.ts`). */
  drafts: 'drafts',
  forceLogin: 'forceLogin',
  /** Set by a logout until the session is off the device (`session/logging-out.ts`). */
  loggingOut: 'loggingOut',
  opCo: 'opCo',
  /** Set by a logout until what the device keeps is wiped: the user, or `due` if there were several or none is known. */
  wipe: 'wipe',
} as const;

/** What was opened by the search last (`recent.ts`). */
export const RECENT = 'recent';

/** Drafts of orders of a former version; they are in the device's database now. */
const FORMER_ORDER_DRAFTS = 'orderDrafts';

/** What logout takes away; consent, `opCo` and `forceLogin` stay (LO-01). */
export const SESSION_KEYS = [
  STORAGE_KEYS.accessToken,
  STORAGE_KEYS.corporateClientId,
  STORAGE_KEYS.corporateClientUuid,
  STORAGE_KEYS.loggingOut,
  RECENT,
  FORMER_ORDER_DRAFTS,
] as const;

/** Session storage key: why the session ended, across a reload. */
export const SIGNED_OUT_NOTE = 'signedOutBecause';
