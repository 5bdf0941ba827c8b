import fc from 'fast-check';
import { expect, it } from 'vitest';
import { domainTime, setClock } from './demo-clock.ts';

const real = (time: string) => new Date(`2026-11-20T${time}Z`);

it('[DOM-24] shows the real time without a clock of a demo', () => {
  expect(domainTime(null, real('09:00:00'))).toEqual(real('09:00:00'));
});

it('[DOM-24] runs at its speed from where it was, and stands still at none', () => {
  const hourly = { speed: 60, anchoredAt: real('09:00:00'), shows: real('09:00:00') };
  expect(domainTime(hourly, real('09:02:00'))).toEqual(real('11:00:00'));
  const faster = setClock(hourly, real('09:02:00'), 120, 30);
  expect(domainTime(faster, real('09:02:00'))).toEqual(real('11:30:00'));
  expect(domainTime(faster, real('09:03:00'))).toEqual(real('13:30:00'));
  const still = setClock(faster, real('09:03:00'), 0, 0);
  expect(domainTime(still, real('21:00:00'))).toEqual(real('13:30:00'));
});

it('[DOM-24] never runs backwards, whatever is set, and with a process whose own clock is behind', () => {
  const step = fc.record({ wait: fc.nat(1e7), speed: fc.nat(1000), ahead: fc.nat(10_000) });
  fc.assert(
    fc.property(fc.array(step, { maxLength: 8 }), (steps) => {
      let clock = { speed: 1, anchoredAt: real('09:00:00'), shows: real('09:00:00') };
      let now = real('09:00:00');
      for (const { wait, speed, ahead } of steps) {
        const before = domainTime(clock, now).getTime();
        now = new Date(now.getTime() + wait);
        clock = setClock(clock, now, speed, ahead);
        expect(domainTime(clock, now).getTime()).toBeGreaterThanOrEqual(before);
        expect(domainTime(clock, new Date(now.getTime() - 5_000))).toEqual(clock.shows);
      }
    }),
  );
});
