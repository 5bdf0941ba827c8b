import type { FastifyBaseLogger } from 'fastify';
import { ProblemError } from './problem.ts';

/** What an operator watches for attacks and misuse (OP-08), beside refusals. */
export type SecurityEvent =
  | 'signed-in'
  | 'signed-out'
  | 'session-ended'
  | 'password-changed'
  | 'password-reset'
  | 'invitation-accepted'
  | 'refresh-token-reused'
  | 'administrator-added'
  | 'personal-data-read'
  | 'calendar-feed-made'
  | 'calendar-feed-revoked'
  | 'user-erased'
  | 'machine-account-added'
  | 'machine-account-revoked'
  | 'user-invited'
  | 'user-changed'
  | 'user-blocked'
  | 'user-unblocked'
  | 'user-deactivated'
  | 'role-created'
  | 'role-changed'
  | 'role-deleted';

/** The problems that keep someone out: by password, token, client, module, right or number of attempts. */
const REFUSALS: ReadonlySet<string> = new Set([
  'credentials',
  'token',
  'module-inactive',
  'missing-right',
  'client-blocked',
  'too-many-requests',
]);

/**
 * Writes a security event: a line of the log with `security` in it. Nothing personal is in it; its trace id leads to the
 * request and, where a user quotes it, to them.
 */
export function logSecurity(
  log: FastifyBaseLogger,
  event: SecurityEvent,
  details: { knownDevice?: boolean } = {},
): void {
  log[event === 'refresh-token-reused' ? 'warn' : 'info']({ security: event, ...details }, 'security event');
}

/**
 * The same for an answer that keeps someone out, if it does. While the caller is checked, what is not found is a client
 * that they do not belong to.
 */
export function logRefusal(log: FastifyBaseLogger, route: string, error: unknown, step: 'caller' | 'call'): void {
  if (!(error instanceof ProblemError)) return;
  const reason = step === 'caller' && error.type === 'not-found' ? 'client' : error.type;
  if (reason === 'client' || REFUSALS.has(reason)) log.warn({ security: 'refused', reason, route }, 'security event');
}
