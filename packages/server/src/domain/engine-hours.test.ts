import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { addDays } from './calendar.ts';
import { hoursByDay, idleDays } from './engine-hours.ts';

const TODAY = '2026-11-20';
const ago = (days: number) => addDays(TODAY, -days);

describe('how long a machine has stood', () => {
  it('[DOM-35] counts the days without use from the last use, and not before it came', () => {
    expect(idleDays({ readOn: TODAY, usedOn: ago(9) }, ago(30), TODAY)).toBe(9);
    expect(idleDays({ readOn: TODAY, usedOn: ago(9) }, ago(4), TODAY)).toBe(4);
    expect(idleDays({ readOn: TODAY, usedOn: TODAY }, addDays(TODAY, 3), TODAY)).toBe(0);
    expect(idleDays(null, ago(4), TODAY)).toBeNull();
  });
});

describe('the engine hours of each day', () => {
  const week = { from: ago(6), to: TODAY };

  it('[DOM-35] are what the counter rose by, on the day that tells', () => {
    const hours = hoursByDay(
      [
        { day: ago(8), value: 100 },
        { day: ago(5), value: 106.5 },
        { day: ago(4), value: 112.2 },
        { day: ago(4), value: 114.7 },
        { day: ago(1), value: 114.7 },
      ],
      week,
    );
    expect(hours.map((one) => one.hours)).toEqual([null, 6.5, 8.2, null, null, 0, null]);
  });

  it('[DOM-35] a first reading tells nothing of the days before', () => {
    const hours = hoursByDay([{ day: ago(2), value: 480 }], week);
    expect(hours.map((one) => one.hours)).toEqual(Array(7).fill(null));
  });

  it('[DOM-35] add up to what the counter rose by, in any order of the readings', () => {
    const rises = fc.array(fc.record({ ago: fc.integer({ min: 0, max: 20 }), by: fc.integer({ min: 0, max: 120 }) }), {
      minLength: 1,
    });
    fc.assert(
      fc.property(rises, fc.infiniteStream(fc.nat()), (made, order) => {
        let tenths = 1_000;
        const readings = made
          .toSorted((one, other) => other.ago - one.ago)
          .map((one) => {
            tenths += one.by;
            return { day: ago(one.ago), value: tenths / 10 };
          });
        const keyed = readings.map((reading) => ({ reading, key: order.next().value ?? 0 }));
        const shuffled = keyed.toSorted((a, b) => a.key - b.key).map(({ reading }) => reading);
        const all = { from: ago(20), to: TODAY };
        const sum = hoursByDay([{ day: ago(21), value: 100 }, ...shuffled], all).reduce(
          (s, one) => s + (one.hours ?? 0),
          0,
        );
        expect(sum).toBeCloseTo((tenths - 1_000) / 10, 6);
        expect(hoursByDay(shuffled, all)).toHaveLength(21);
      }),
    );
  });
});
