import fc from 'fast-check';
import { expect, it } from 'vitest';
import { addDays } from './calendar.ts';
import { type DatedRate, NO_FIRST_DAY, overlaps, rateOn } from './rates.ts';

const DAY = '2026-11-01';
const CLIENT = 7;
const rate = fc
  .record({
    isOwn: fc.boolean(),
    from: fc.option(fc.integer({ min: 0, max: 20 })),
    length: fc.option(fc.integer({ min: 0, max: 8 })),
  })
  .map(
    ({ isOwn, from, length }): DatedRate => ({
      clientId: isOwn ? CLIENT : null,
      from: from === null ? NO_FIRST_DAY : addDays(DAY, from),
      to: length === null ? null : addDays(DAY, (from ?? 0) + length),
    }),
  );
/** Rates that an import would accept, one after the other. */
const accepted = (rates: readonly DatedRate[]): DatedRate[] => {
  const kept: DatedRate[] = [];
  for (const one of rates) if (!kept.some((other) => overlaps(one, other))) kept.push(one);
  return kept;
};
const days = Array.from({ length: 35 }, (_, index) => addDays(DAY, index - 3));
const covers = ({ from, to }: DatedRate, day: string) =>
  (from === NO_FIRST_DAY || from <= day) && (to === null || day <= to);

it('[DOM-96] decides a rate for each day by itself: the client’s own, then the company’s, one without a first day last', () => {
  fc.assert(
    fc.property(fc.array(rate, { maxLength: 8 }), (rates) => {
      const all = accepted(rates);
      for (const day of days) {
        const on = all.filter((one) => covers(one, day));
        const own = on.filter(({ clientId }) => clientId === CLIENT);
        const group = own.length > 0 ? own : on;
        const dated = group.filter(({ from }) => from !== NO_FIRST_DAY);
        const expected = dated.length > 0 ? dated : group;
        // At most one rate with a first day holds on a day.
        expect(dated.length).toBeLessThan(2);
        const chosen = rateOn(all, day);
        if (expected.length === 0) expect(chosen).toBeNull();
        else expect(expected).toContain(chosen);
      }
    }),
  );
});

it('[OP-28] finds two rates that hold on one day, of the same client alone', () => {
  fc.assert(
    fc.property(rate, rate, (one, other) => {
      const isDated = one.from !== NO_FIRST_DAY && other.from !== NO_FIRST_DAY;
      const sharesADay = days.some((day) => covers(one, day) && covers(other, day));
      expect(overlaps(one, other)).toBe(isDated && one.clientId === other.clientId && sharesADay);
      expect(overlaps(other, one)).toBe(overlaps(one, other));
    }),
  );
});
