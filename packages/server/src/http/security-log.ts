import type { FastifyBaseLogger } from 'fastify';
import { securityEvents } from '../metrics/channels.ts';
import { ProblemError } from './problem.ts';
import { REFUSALS, type Refusal, type SecurityEvent } from './security-events.ts';

const isRefusal = (reason: string): reason is Refusal => (REFUSALS as readonly string[]).includes(reason);

/** Logs a security event: a line with `security` and a trace id, and no personal data. */
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
 * Logs an answer that keeps a caller out. Other answers are not logged here. A `not-found` means the client while the
 * caller is checked, and the secret in the address of a calendar feed.
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
