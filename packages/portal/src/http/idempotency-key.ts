import { type Layer, withHeader } from './types.ts';

export const IDEMPOTENCY_HEADER = 'Idempotency-Key';

/**
 * Gives every write but those under `/auth` one key for all its retries, so that a 504 after the server has done
 * the work never does it twice (HT-05). A caller that retries by itself may pass the key of its first attempt.
 */
export const idempotencyKey =
  (newKey: () => string): Layer =>
  (next) =>
  (request) => {
    const keyed =
      request.method !== 'GET' && request.own && !request.underAuth && !(IDEMPOTENCY_HEADER in request.headers);
    return next(keyed ? withHeader(request, IDEMPOTENCY_HEADER, newKey()) : request);
  };

/** 128 random bits in hex; `crypto.randomUUID` is missing on plain http outside localhost. */
export const randomKey = (): string =>
  Array.from(crypto.getRandomValues(new Uint8Array(16)), (byte) => byte.toString(16).padStart(2, '0')).join('');
