import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  addUp,
  type Consumption,
  consumed,
  digitsOf,
  estimate,
  estimateConsumed,
  type Factor,
  factorsIn,
  NOTHING,
  ofUse,
  toFigures,
  whyNot,
} from './emissions.ts';

const DIESEL: Consumption = { fuel: 'diesel', perHour: '6.50', hoursPerDay: '5.0' };
const GRID: Consumption = { fuel: 'electricity', perHour: '2.40', hoursPerDay: '4.0' };
const FACTORS: readonly Factor[] = [
  { fuel: 'diesel', kind: 'use', since: 1990, kilograms: '2.57082' },
  { fuel: 'diesel', kind: 'upstream', since: 1990, kilograms: '0.62665' },
  { fuel: 'electricity', kind: 'use', since: 1990, kilograms: '0.363' },
];
const of = (consumption: Consumption, use: Parameters<typeof estimate>[0]) =>
  estimate(use, consumption, factorsIn(FACTORS, consumption.fuel, 2026));

const tenths = (amount: number) => `${Math.floor(amount / 10)}.${amount % 10}`;
const uses = fc.record({ measuredHours: fc.nat(50_000).map(tenths), assumedDays: fc.nat(2_000) });
const machines = fc.record({ use: uses, consumption: fc.constantFrom(DIESEL, GRID) });

describe('an estimate of CO₂e', () => {
  it('[DOM-35] is hours times what an hour takes times the factor, each scope apart', () => {
    // 12.4 h measured and 3 days of 5 h, at 6.5 l: 178.1 l.
    const use = { measuredHours: '12.4', assumedDays: 3 };
    expect(toFigures(of(DIESEL, use) ?? NOTHING)).toEqual({
      scope1: 457.863,
      scope2: null,
      scope3: 111.606,
      measured: 207.208,
      assumed: 250.655,
      measuredHours: 12.4,
      assumedHours: 15,
    });
    expect(consumed([use], DIESEL)).toBe(178.1);
    // 2 days of 4 h at 2.4 kWh: 19.2 kWh of the grid, for which there is no upstream factor.
    expect(toFigures(of(GRID, { measuredHours: '0.0', assumedDays: 2 }) ?? NOTHING)).toMatchObject({
      scope1: null,
      scope2: 6.97,
      scope3: null,
      measured: 0,
    });
  });

  it('[DOM-35] is the same of the consumption of several machines as of each', () => {
    fc.assert(
      fc.property(fc.array(uses, { minLength: 1, maxLength: 4 }), (all) => {
        const parts = all.map((use) => of(DIESEL, use) ?? NOTHING).reduce(addUp, NOTHING);
        const hours = all.reduce((sum, { measuredHours }) => sum + Math.round(Number(measuredHours) * 10), 0);
        const days = all.reduce((sum, { assumedDays }) => sum + assumedDays, 0);
        const consumed = {
          measuredHours: (hours / 10).toFixed(1),
          assumedHours: (days * 5).toFixed(1),
          measured: ((hours * 65) / 100).toFixed(3),
          assumed: (days * 5 * 6.5).toFixed(3),
        };
        expect(estimateConsumed(consumed, 'diesel', factorsIn(FACTORS, 'diesel', 2026))).toEqual(parts);
      }),
    );
    const none = { measuredHours: '1.0', assumedHours: '0.0', measured: '1.000', assumed: '0.000' };
    expect(estimateConsumed(none, 'petrol', factorsIn(FACTORS, 'petrol', 2026))).toBeNull();
  });

  it('[DOM-35] is unknown, and not zero, without a consumption or a factor', () => {
    const use = { measuredHours: '8.0', assumedDays: 0 };
    const none = factorsIn(FACTORS, 'petrol', 2026);
    expect(estimate(use, null, null)).toBeNull();
    expect(whyNot(null, null)).toBe('noConsumption');
    expect(estimate(use, { ...DIESEL, fuel: 'petrol' }, none)).toBeNull();
    expect(whyNot(DIESEL, none)).toBe('noFactor');
    expect(whyNot(DIESEL, factorsIn(FACTORS, 'diesel', 2026))).toBeNull();
    expect(toFigures(NOTHING)).toMatchObject({
      scope1: null,
      scope2: null,
      scope3: null,
      measured: null,
      assumed: null,
    });
  });

  it('[DOM-35] has the factor of its year: a later one leaves the years before as they are', () => {
    const factors = [...FACTORS, { fuel: 'diesel', kind: 'use', since: 2027, kilograms: '2.1' } as const];
    expect(factorsIn(factors, 'diesel', 2026).use?.kilograms).toBe('2.57082');
    expect(factorsIn(factors, 'diesel', 2027).use?.kilograms).toBe('2.1');
    expect(factorsIn(factors.toReversed(), 'diesel', 2040).use?.kilograms).toBe('2.1');
    expect(factorsIn(factors, 'diesel', 1989)).toEqual({ use: null, upstream: null });
  });

  it('[DOM-35] of parts adds up to that of the whole, to the last digit', () => {
    fc.assert(
      fc.property(fc.array(uses, { minLength: 1, maxLength: 12 }), fc.constantFrom(DIESEL, GRID), (parts, machine) => {
        const whole = {
          measuredHours: tenths(parts.reduce((sum, part) => sum + Number(digitsOf(part.measuredHours, 1)), 0)),
          assumedDays: parts.reduce((sum, part) => sum + part.assumedDays, 0),
        };
        const sum = parts.map((part) => of(machine, part) ?? NOTHING).reduce(addUp, NOTHING);
        expect(sum).toEqual(of(machine, whole));
      }),
    );
  });

  it('[DOM-35] rests on measured and assumed hours, which together are scopes 1 and 2', () => {
    fc.assert(
      fc.property(fc.array(machines, { minLength: 1 }), (all) => {
        const sum = all.map(({ use, consumption }) => of(consumption, use) ?? NOTHING).reduce(addUp, NOTHING);
        expect((sum.measured ?? 0n) + (sum.assumed ?? 0n)).toBe(ofUse(sum));
      }),
    );
  });

  it('[DOM-35] grows with each hour and with each day, and is never less than nothing', () => {
    fc.assert(
      fc.property(machines, fc.integer({ min: 1, max: 50 }), ({ use, consumption }, more) => {
        const before = ofUse(of(consumption, use) ?? NOTHING) ?? -1n;
        const longer = { ...use, measuredHours: tenths(Number(digitsOf(use.measuredHours, 1)) + more) };
        expect(before).toBeGreaterThanOrEqual(0n);
        expect(ofUse(of(consumption, longer) ?? NOTHING)).toBeGreaterThan(before);
        expect(ofUse(of(consumption, { ...use, assumedDays: use.assumedDays + more }) ?? NOTHING)).toBeGreaterThan(
          before,
        );
      }),
    );
  });

  it('[DOM-35] takes decimals as they are, and no others', () => {
    expect(digitsOf('2.5', 5)).toBe(250_000n);
    expect(digitsOf('12.40', 1)).toBe(124n);
    for (const wrong of ['', '-1', '1.23456', '1e3', '1,5'])
      expect(() => digitsOf(wrong, 4), wrong).toThrow(RangeError);
  });
});
