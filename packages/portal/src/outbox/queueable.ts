import {
  type BodyInput,
  commentOnRequest,
  createOffHire,
  createRequest,
  type Endpoint,
  extendLines,
  OFF_HIRE_GRACE_MINUTES,
} from '@hireyard/contract';

/** What can be written without a network (SW-04); everything else says that it needs one. */
const ENDPOINTS = { createOffHire, extendLines, createRequest, commentOnRequest };
export type Queueable = keyof typeof ENDPOINTS;

export const isQueueable = (id: string): id is Queueable => Object.hasOwn(ENDPOINTS, id);
export const endpointOf = (id: Queueable): Endpoint => ENDPOINTS[id];

const MINUTE_MS = 60_000;

/** Until when a write is what its writer meant: rent stops at the time that was asked for, and an extension has an end. */
export function validUntil(id: Queueable, input: unknown): number | null {
  const { body } = input as { readonly body: unknown };
  if (id === 'createOffHire') {
    const { offRentAt } = body as BodyInput<typeof createOffHire>;
    return Date.parse(offRentAt) + OFF_HIRE_GRACE_MINUTES * MINUTE_MS;
  }
  if (id === 'extendLines') {
    const { lines } = body as BodyInput<typeof extendLines>;
    return Math.min(...lines.map(({ till }) => Date.parse(till)));
  }
  return null;
}

/** The same write for now, where its time has passed; null where it has none that could be now. */
export function meantForNow(id: Queueable, input: unknown, now: Date): unknown {
  if (id !== 'createOffHire') return null;
  const { body } = input as { readonly body: BodyInput<typeof createOffHire> };
  return { ...(input as object), body: { ...body, offRentAt: now.toISOString() } };
}
