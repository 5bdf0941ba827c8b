import rateLimit from '@fastify/rate-limit';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { networkOf } from './network.ts';
import { tooManyRequests } from './problem.ts';

/** Requests a minute of one user or machine account, far above the portal's needs. An office shares one address. */
export interface RateLimits {
  readonly user: number;
  readonly address: number;
}
export const RATE_LIMITS: RateLimits = { user: 3_000, address: 12_000 };

/** Returns the authenticated caller, or null before authentication. */
const callerOf = ({ caller, machine }: FastifyRequest): string | null => {
  // A view costs the viewed user nothing.
  if (caller) return `user ${caller.view?.deskUserId ?? caller.userId}`;
  return machine ? `machine ${machine.accountId}` : null;
};

/** Keeps one caller from overloading a process. Counted per process: limits across processes are in the database. */
export async function limitRates(
  app: FastifyInstance,
  limits: RateLimits,
): Promise<(request: FastifyRequest) => Promise<void>> {
  await app.register(rateLimit, { global: false });
  const count = app.createRateLimit({
    timeWindow: '1 minute',
    max: (request) => (callerOf(request) ? limits.user : limits.address),
    keyGenerator: (request) => callerOf(request) ?? `address ${networkOf(request.ip)}`,
  });
  return async (request) => {
    const result = await count(request);
    if (!result.isAllowed && result.isExceeded) throw tooManyRequests(result.ttlInSeconds);
  };
}
