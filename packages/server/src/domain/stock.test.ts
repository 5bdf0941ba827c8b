import fc from 'fast-check';
import { expect, it } from 'vitest';
import { addDays, type LocalDate } from './calendar.ts';
import { freeFrom, freePieces, peakTaken, piecesFrom, promisedFrom, type Taken } from './stock.ts';

const DAY = '2026-11-01';
const HORIZON = 60;
const taken: fc.Arbitrary<Taken[]> = fc.array(
  fc
    .record({
      from: fc.integer({ min: 0, max: 30 }),
      length: fc.option(fc.integer({ min: 0, max: 12 })),
      quantity: fc.integer({ min: 1, max: 3 }),
    })
    .map(({ from, length, quantity }) => ({
      from: addDays(DAY, from),
      to: length === null ? null : addDays(DAY, from + length),
      quantity,
    })),
  { maxLength: 8 },
);
const stretch = fc.record({ from: fc.integer({ min: 0, max: 20 }), length: fc.integer({ min: 0, max: 9 }) });

/** Reference implementation: counts day by day. */
function counted(pieces: number, all: readonly Taken[], from: number, length: number): number {
  const free = Array.from({ length: length + 1 }, (_, index) => {
    const day = addDays(DAY, from + index);
    const out = all.filter((one) => one.from <= day && (one.to === null || day <= one.to));
    return pieces - out.reduce((total, { quantity }) => total + quantity, 0);
  });
  return Math.max(0, Math.min(...free));
}

it('[DOM-28] is free what is free on every day, counted day by day', () => {
  fc.assert(
    fc.property(fc.integer({ min: 0, max: 6 }), taken, stretch, (pieces, all, { from, length }) => {
      const days = { from: addDays(DAY, from), to: addDays(DAY, from + length) };
      expect(freePieces(pieces, all, days)).toBe(counted(pieces, all, from, length));
    }),
  );
});

it('[DOM-28] says the first day from which one is free for as long', () => {
  fc.assert(
    fc.property(fc.integer({ min: 1, max: 4 }), taken, stretch, (pieces, all, { from, length }) => {
      const found = freeFrom(pieces, all, { from: addDays(DAY, from), to: addDays(DAY, from + length) });
      let expected: LocalDate | null = null;
      for (let day = from; expected === null && day <= HORIZON; day += 1)
        if (counted(pieces, all, day, length) > 0) expected = addDays(DAY, day);
      expect(found).toBe(expected);
    }),
  );
});

it('[DOM-28] counts two rentals that follow each other as one machine', () => {
  const all = [
    { from: '2026-11-02', to: '2026-11-06', quantity: 1 },
    { from: '2026-11-09', to: '2026-11-13', quantity: 1 },
  ];
  expect(freePieces(2, all, { from: '2026-11-01', to: '2026-11-30' })).toBe(1);
  expect(freePieces(1, all, { from: '2026-11-07', to: '2026-11-08' })).toBe(1);
  expect(freePieces(0, all, { from: '2026-11-02', to: null })).toBe(0);
  expect(freeFrom(1, all, { from: '2026-11-03', to: '2026-11-05' })).toBe('2026-11-14');
});

it('[DOM-28] is promised elsewhere from the first beginning on which more is needed than is there', () => {
  fc.assert(
    fc.property(taken, fc.integer({ min: 1, max: 6 }), fc.integer({ min: 1, max: 2 }), (all, pieces, quantity) => {
      const to = addDays(DAY, 10);
      const day = promisedFrom(pieces, all, { quantity, to });
      const isShort = (from: LocalDate) => freePieces(pieces, all, { from, to: from }) < quantity;
      const begins = all.map(({ from }) => from).filter((from) => from > to);
      expect(day).toBe(begins.filter(isShort).toSorted()[0] ?? null);
    }),
  );
  // Pieces that are out already promise nothing, however many they are.
  const out = [{ from: DAY, to: null, quantity: 9 }];
  expect(promisedFrom(1, out, { quantity: 1, to: addDays(DAY, 3) })).toBeNull();
});

const levels = fc.uniqueArray(
  fc.record({
    from: fc.option(fc.integer({ min: -10, max: 30 })),
    pieces: fc.integer({ min: 0, max: 6 }),
  }),
  { selector: ({ from }) => from, maxLength: 6 },
);

it('[DOM-97] has on each day the pieces that were counted last', () => {
  fc.assert(
    fc.property(levels, fc.integer({ min: 0, max: 20 }), (counted, first) => {
      const stock = piecesFrom(
        counted.map(({ from, pieces }) => ({ from: from === null ? '-infinity' : addDays(DAY, from), pieces })),
        addDays(DAY, first),
      );
      for (let at = first; at < HORIZON; at += 1) {
        const last = counted
          .filter(({ from }) => (from ?? Number.NEGATIVE_INFINITY) <= at)
          .toSorted((one, other) => (other.from ?? -99) - (one.from ?? -99))[0];
        const day = addDays(DAY, at);
        expect(stock.pieces - peakTaken(stock.missing, { from: day, to: day })).toBe(last?.pieces ?? 0);
      }
    }),
  );
});

it('[DOM-28] answers for the rentals of 120 large orders in one pass', () => {
  const many = Array.from({ length: 6_000 }, (_, index): Taken => {
    const from = addDays(DAY, index % 700);
    return { from, to: addDays(from, 5), quantity: 1 };
  });
  const begun = performance.now();
  expect(freePieces(40, many, { from: DAY, to: addDays(DAY, 700) })).toBe(0);
  expect(freeFrom(40, many, { from: DAY, to: addDays(DAY, 30) })).toBe(addDays(DAY, 701));
  expect(promisedFrom(40, many, { quantity: 1, to: DAY })).toBe(addDays(DAY, 4));
  expect(performance.now() - begun).toBeLessThan(500);
});
