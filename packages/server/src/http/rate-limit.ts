import rateLimit from '@fastify/rate-limit';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { networkOf } from './network.ts';
import { tooManyRequests } from './problem.ts';

/** Requests a minute of one user, far above what a portal needs; an office shares one address. */
export interface RateLimits {
  readonly user: number;
  readonly address: number;
}
export const RATE_LIMITS: RateLimits = { user: 3_000, address: 12_000 };

/** Keeps one caller from overloading a process; counted per process. Limits that hold for all are in the database. */
export async function limitRates(
  app: FastifyInstance,
  limits: RateLimits,
): Promise<(request: FastifyRequest) => Promise<void>> {
  await app.register(rateLimit, { global: false });
  const count = app.createRateLimit({
    timeWindow: '1 minute',
    max: (request) => (request.caller ? limits.user : limits.address),
    keyGenerator: (request) => (request.caller ? `user ${request.caller.userId}` : `address ${networkOf(request.ip)}`),
  });
  return async (request) => {
    const counted = await count(request);
    if (!counted.isAllowed && counted.isExceeded) throw tooManyRequests(counted.ttlInSeconds);
  };
}
