import type { DemoClock } from '@hireyard/contract';

/** When each clock was looked at first, which is when it was read: the bar of the demo looks at it at once. */
const readAt = new WeakMap<DemoClock, number>();

/** The time of the domain: that of the demo's clock, which runs on between two answers of the server, or the device's. */
export function domainNow(clock: DemoClock | null): Date {
  if (clock === null) return new Date();
  const now = performance.now();
  const since = readAt.get(clock) ?? now;
  readAt.set(clock, since);
  return new Date(Date.parse(clock.shows) + (now - since) * clock.speed);
}
