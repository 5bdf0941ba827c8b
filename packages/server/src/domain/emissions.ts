import type { FactorKind, Fuel, NotEstimated } from '@hireyard/contract';
import { divideRounded } from './money.ts';

/** What a machine of a product class takes, as decimal strings. */
export interface Consumption {
  readonly fuel: Fuel;
  /** Liters or kilowatt-hours in an hour of its engine. */
  readonly perHour: string;
  /** Hours on a charged day of which nothing is measured. */
  readonly hoursPerDay: string;
}

/** How long machines of a product class ran: what counters have told, and charged days of which none has told. */
export interface Use {
  /** Hours, as a decimal string. */
  readonly measuredHours: string;
  /** Days times pieces. */
  readonly assumedDays: number;
}

export interface Factor {
  readonly fuel: Fuel;
  readonly kind: FactorKind;
  readonly since: number;
  /** Of CO₂e a liter or kilowatt-hour, as a decimal string. */
  readonly kilograms: string;
}

/** The factors of one fuel in one year; null where there is none. */
export type FactorsOfFuel<F extends Factor = Factor> = Readonly<Record<FactorKind, F | null>>;

/** Digits behind the point: of hours 1, of what an hour takes 2, of factors 5; of their product all of them. */
const [HOURS, PER_HOUR, FACTOR] = [1, 2, 5];
const CONSUMED = HOURS + PER_HOUR;
const EXACT = CONSUMED + FACTOR;
/** Of what is told: grams, milliliters and watt-hours. */
const TOLD = 3;

/**
 * What is estimated, exactly: in units of 10⁻⁸ kg, so that nothing is rounded before it is told and parts add up. Null is
 * what nothing is known of.
 */
export interface Estimate {
  readonly scope1: bigint | null;
  readonly scope2: bigint | null;
  readonly scope3: bigint | null;
  /** Scopes 1 and 2 by what they rest on. */
  readonly measured: bigint | null;
  readonly assumed: bigint | null;
  /** Tenths of hours. */
  readonly measuredHours: bigint;
  readonly assumedHours: bigint;
}

export const NOTHING: Estimate = {
  scope1: null,
  scope2: null,
  scope3: null,
  measured: null,
  assumed: null,
  measuredHours: 0n,
  assumedHours: 0n,
};

/** A decimal as a whole number of its last digit. Throws for what is no decimal, or has more digits. */
export function digitsOf(decimal: string, places: number): bigint {
  const [, whole = '', fraction = ''] = /^(\d+)(?:\.(\d+))?$/.exec(decimal) ?? [];
  const rest = fraction.slice(places);
  if (whole === '' || /[1-9]/.test(rest)) throw new RangeError(`Not a decimal with ${places} places: ${decimal}`);
  return BigInt(whole + fraction.slice(0, places).padEnd(places, '0'));
}

/** The factors that count for a fuel in a year: of each kind the latest that has begun by then. */
export function factorsIn<F extends Factor>(factors: readonly F[], fuel: Fuel, year: number): FactorsOfFuel<F> {
  const latest = (kind: FactorKind) =>
    factors
      .filter((factor) => factor.fuel === fuel && factor.kind === kind && factor.since <= year)
      .reduce<F | null>((best, factor) => (best === null || factor.since > best.since ? factor : best), null);
  return { use: latest('use'), upstream: latest('upstream') };
}

/** Why nothing can be said, where nothing can. */
export function whyNot(consumption: Consumption | null, factors: FactorsOfFuel | null): NotEstimated | null {
  if (consumption === null) return 'noConsumption';
  return factors?.use ? null : 'noFactor';
}

/** Tenths of hours: what was measured, and a typical day for each of the others. */
export function hoursOf({ measuredHours, assumedDays }: Use, { hoursPerDay }: Consumption) {
  return { measured: digitsOf(measuredHours, HOURS), assumed: BigInt(assumedDays) * digitsOf(hoursPerDay, HOURS) };
}

/** What machines have caused (DOM-30): hours times what an hour takes times the factor. Null where nothing can be said. */
export function estimate(use: Use, consumption: Consumption | null, factors: FactorsOfFuel | null): Estimate | null {
  if (consumption === null || !factors?.use) return null;
  const hours = hoursOf(use, consumption);
  const perHour = digitsOf(consumption.perHour, PER_HOUR);
  const of = (amount: bigint, factor: Factor) => amount * perHour * digitsOf(factor.kilograms, FACTOR);
  const [measured, assumed] = [of(hours.measured, factors.use), of(hours.assumed, factors.use)];
  const isGrid = consumption.fuel === 'electricity';
  return {
    scope1: isGrid ? null : measured + assumed,
    scope2: isGrid ? measured + assumed : null,
    scope3: factors.upstream && of(hours.measured + hours.assumed, factors.upstream),
    measured,
    assumed,
    measuredHours: hours.measured,
    assumedHours: hours.assumed,
  };
}

const added = (one: bigint | null, other: bigint | null) => (one === null ? other : one + (other ?? 0n));

/** Of several; what is known of one part only counts as that part. */
export const addUp = (one: Estimate, other: Estimate): Estimate => ({
  scope1: added(one.scope1, other.scope1),
  scope2: added(one.scope2, other.scope2),
  scope3: added(one.scope3, other.scope3),
  measured: added(one.measured, other.measured),
  assumed: added(one.assumed, other.assumed),
  measuredHours: one.measuredHours + other.measuredHours,
  assumedHours: one.assumedHours + other.assumedHours,
});

/** Scopes 1 and 2 together, by which what causes the most leads; null where neither is known. */
export const ofUse = ({ scope1, scope2 }: Estimate): bigint | null => added(scope1, scope2);

const rounded = (amount: bigint, places: number): number =>
  Number(divideRounded(amount, 10n ** BigInt(places - TOLD))) / 10 ** TOLD;
const kilograms = (amount: bigint | null): number | null => (amount === null ? null : rounded(amount, EXACT));

/** As it is told: kilograms to the gram, hours to the tenth. */
export const told = (all: Estimate) => ({
  scope1: kilograms(all.scope1),
  scope2: kilograms(all.scope2),
  scope3: kilograms(all.scope3),
  measured: kilograms(all.measured),
  assumed: kilograms(all.assumed),
  measuredHours: Number(all.measuredHours) / 10,
  assumedHours: Number(all.assumedHours) / 10,
});

/** Liters or kilowatt-hours of all its hours. */
export function consumed(uses: readonly Use[], consumption: Consumption): number {
  const hours = uses
    .map((use) => hoursOf(use, consumption))
    .reduce((sum, { measured, assumed }) => sum + measured + assumed, 0n);
  return rounded(hours * digitsOf(consumption.perHour, PER_HOUR), CONSUMED);
}
