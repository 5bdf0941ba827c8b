import {
  type BodyInput,
  commentOnRequest,
  createOffHire,
  createRequest,
  type Endpoint,
  extendLines,
  OFF_HIRE_GRACE_MINUTES,
} from '@hireyard/contract';

/** Writes that can be queued offline (SW-04). */
const ENDPOINTS = { createOffHire, extendLines, createRequest, commentOnRequest };
export type Queueable = keyof typeof ENDPOINTS;

export const isQueueable = (id: string): id is Queueable => Object.hasOwn(ENDPOINTS, id);
export const endpointOf = (id: Queueable): Endpoint => ENDPOINTS[id];

const MINUTE_MS = 60_000;

/** Returns the time until which a write is still useful: the off-rent time, or the new end of an extension. */
export function validUntil(id: Queueable, input: unknown): number | null {
  const { body } = input as { readonly body: unknown };
  if (id === 'createOffHire') {
    const { offRentAt } = body as BodyInput<typeof createOffHire>;
    return Date.parse(offRentAt) + OFF_HIRE_GRACE_MINUTES * MINUTE_MS;
  }
  if (id === 'extendLines') {
    const { lines } = body as BodyInput<typeof extendLines>;
    return Math.min(...lines.map(({ to }) => Date.parse(to)));
  }
  return null;
}

/** Returns an expired off-hire with the current time, or null for other writes. */
export function meantForNow(id: Queueable, input: unknown, now: Date): unknown {
  if (id !== 'createOffHire') return null;
  const { body } = input as { readonly body: BodyInput<typeof createOffHire> };
  return { ...(input as object), body: { ...body, offRentAt: now.toISOString() } };
}
