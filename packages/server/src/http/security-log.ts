import type { FastifyBaseLogger } from 'fastify';
import { securityEvents } from '../metrics/channels.ts';
import { ProblemError } from './problem.ts';

/** What an operator watches for attacks and misuse (OP-08), beside refusals. */
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
 * The problems that keep someone out: by password, token, link, module, right or number of attempts; `client` is one that
 * the caller does not belong to, `calendar-feed` a secret that opens none.
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
const isRefusal = (reason: string): reason is Refusal => (REFUSALS as readonly string[]).includes(reason);

/**
 * Writes a security event: a line of the log with `security` in it. Nothing personal is in it; its trace id leads to the
 * request and, where a user quotes it, to them.
 */
export function logSecurity(
  log: FastifyBaseLogger,
  event: SecurityEvent,
  details: { knownDevice?: boolean } = {},
): void {
  securityEvents.publish({ event });
  log[event === 'refresh-token-reused' ? 'warn' : 'info']({ security: event, ...details }, 'security event');
}

const NOT_FOUND = { caller: 'client', 'calendar-feed': 'calendar-feed' } as const;

/**
 * The same for an answer that keeps someone out, if it does. While the caller is checked, what is not found is a client
 * that they do not belong to, and of the address of a calendar its secret.
 */
export function logRefusal(
  log: FastifyBaseLogger,
  route: string,
  error: unknown,
  step: keyof typeof NOT_FOUND | 'call',
): void {
  if (!(error instanceof ProblemError)) return;
  const reason = step !== 'call' && error.type === 'not-found' ? NOT_FOUND[step] : error.type;
  if (!isRefusal(reason)) return;
  securityEvents.publish({ refused: reason });
  log.warn({ security: 'refused', reason, route }, 'security event');
}
