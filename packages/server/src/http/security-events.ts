/** Events that an operator watches for attacks and misuse (OP-08), beside refusals. */
export const SECURITY_EVENTS = [
  'signed-in',
  'signed-out',
  'session-ended',
  'password-changed',
  'password-reset',
  'invitation-accepted',
  'refresh-token-reused',
  'administrator-added',
  'personal-data-read',
  'calendar-feed-made',
  'calendar-feed-revoked',
  'user-erased',
  'machine-account-added',
  'machine-account-revoked',
  'desk-user-added',
  'desk-user-changed',
  'desk-user-removed',
  'view-begun',
  'view-ended',
  'user-invited',
  'user-changed',
  'user-blocked',
  'user-unblocked',
  'user-deactivated',
  'role-created',
  'role-changed',
  'role-deleted',
] as const;
export type SecurityEvent = (typeof SECURITY_EVENTS)[number];

/**
 * Problems that keep a caller out: by password, token, link, module, right or number of attempts. `client` is a client
 * without membership of the caller. `calendar-feed` is a secret that opens no feed.
 */
export const REFUSALS = [
  'credentials',
  'token',
  'client',
  'link-expired',
  'calendar-feed',
  'module-inactive',
  'missing-right',
  'client-blocked',
  'too-many-requests',
] as const;
export type Refusal = (typeof REFUSALS)[number];
