import { type Layer, withHeader } from './types.ts';

export const IDEMPOTENCY_HEADER = 'Idempotency-Key';

/**
 * Gives every write outside `/auth` one key for all its retries. A retry after a 504 then never repeats work that the
 * server has done (HT-05). A caller with its own retries may pass the key of its first attempt.
 */
export const idempotencyKey =
  (newKey: () => string): Layer =>
  (next) =>
  (request) => {
    const keyed =
      request.method !== 'GET' && request.own && !request.underAuth && !(IDEMPOTENCY_HEADER in request.headers);
    return next(keyed ? withHeader(request, IDEMPOTENCY_HEADER, newKey()) : request);
  };

/** Returns 128 random bits in hex. `crypto.randomUUID` is missing on plain HTTP outside localhost. */
export const randomKey = (): string =>
  Array.from(crypto.getRandomValues(new Uint8Array(16)), (byte) => byte.toString(16).padStart(2, '0')).join('');
