import type { DemoClock } from '@hireyard/contract';

/** Time at which each clock was first used, which is about when it was read. */
const readAt = new WeakMap<DemoClock, number>();

/** Returns the current time: by the demo clock, which runs on between two answers, or by the device. */
export function domainNow(clock: DemoClock | null): Date {
  if (clock === null) return new Date();
  const now = performance.now();
  const since = readAt.get(clock) ?? now;
  readAt.set(clock, since);
  return new Date(Date.parse(clock.shows) + (now - since) * clock.speed);
}
