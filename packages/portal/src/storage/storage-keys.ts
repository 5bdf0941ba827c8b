/** The portal's keys in local storage. The consent's own (`klaro`, `klaroConfirmedAt`, `klaroReceipts`) belong to the consent package. */
export const STORAGE_KEYS = {
  accessToken: 'accessToken',
  corporateClientId: 'corporateClientId',
  corporateClientUuid: 'corporateClientUuid',
  forceLogin: 'forceLogin',
  opCo: 'opCo',
  orderDrafts: 'orderDrafts',
} as const;

/** What logout takes away; consent, `opCo` and `forceLogin` stay (LO-01). */
export const SESSION_KEYS = [
  STORAGE_KEYS.accessToken,
  STORAGE_KEYS.corporateClientId,
  STORAGE_KEYS.corporateClientUuid,
  STORAGE_KEYS.orderDrafts,
] as const;

/** Session storage key: why the session ended, across a reload. */
export const SIGNED_OUT_NOTE = 'signedOutBecause';
