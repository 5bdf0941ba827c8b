import type { FactorKind, Fuel, NotEstimated } from '@hireyard/contract';
import { divideRounded } from './money.ts';

/** Consumption of machines of a product class, as decimal strings. */
export interface Consumption {
  readonly fuel: Fuel;
  /** Liters or kilowatt-hours per engine hour. */
  readonly perHour: string;
  /** Assumed hours per charged day without readings. */
  readonly hoursPerDay: string;
}

/** Running time of machines of a product class: measured hours, and charged days without readings. */
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
  /** Kilograms of CO₂e per liter or kilowatt-hour, as a decimal string. */
  readonly kilograms: string;
}

/** Factors of one fuel in one year; null if unknown. */
export type FactorsOfFuel<F extends Factor = Factor> = Readonly<Record<FactorKind, F | null>>;

/** Decimals: 1 for hours, 2 for consumption per hour, 5 for factors. Products keep all of them. */
const [HOURS, PER_HOUR, FACTOR] = [1, 2, 5];
const CONSUMED = HOURS + PER_HOUR;
const EXACT = CONSUMED + FACTOR;
/** Decimals of results: grams, milliliters and watt-hours. */
const RESULT = 3;

/** Exact estimate in units of 10⁻⁸ kg. Only results are rounded, so that parts add up. Null is unknown. */
export interface Estimate {
  readonly scope1: bigint | null;
  readonly scope2: bigint | null;
  readonly scope3: bigint | null;
  /** Scopes 1 and 2, by measured and assumed hours. */
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

/** Converts a decimal to an integer with `places` decimals. Throws for invalid decimals and for more digits. */
export function digitsOf(decimal: string, places: number): bigint {
  const [, whole = '', fraction = ''] = /^(\d+)(?:\.(\d+))?$/.exec(decimal) ?? [];
  const rest = fraction.slice(places);
  if (whole === '' || /[1-9]/.test(rest)) throw new RangeError(`Not a decimal with ${places} places: ${decimal}`);
  return BigInt(whole + fraction.slice(0, places).padEnd(places, '0'));
}

/** Returns the factors of a fuel in a year: per kind, the latest one in effect. */
export function factorsIn<F extends Factor>(factors: readonly F[], fuel: Fuel, year: number): FactorsOfFuel<F> {
  const latest = (kind: FactorKind) =>
    factors
      .filter((factor) => factor.fuel === fuel && factor.kind === kind && factor.since <= year)
      .reduce<F | null>((best, factor) => (best === null || factor.since > best.since ? factor : best), null);
  return { use: latest('use'), upstream: latest('upstream') };
}

/** Returns the reason for a missing estimate, or null. */
export function whyNot(consumption: Consumption | null, factors: FactorsOfFuel | null): NotEstimated | null {
  if (consumption === null) return 'noConsumption';
  return factors?.use ? null : 'noFactor';
}

/** Tenths of hours: the measured ones, and typical hours for each assumed day. */
export function hoursOf({ measuredHours, assumedDays }: Use, { hoursPerDay }: Consumption) {
  return { measured: digitsOf(measuredHours, HOURS), assumed: BigInt(assumedDays) * digitsOf(hoursPerDay, HOURS) };
}

/** What machines of one fuel have consumed, as decimal strings. Hours, and liters or kilowatt-hours. */
export interface Consumed {
  readonly measuredHours: string;
  readonly assumedHours: string;
  readonly measured: string;
  readonly assumed: string;
}

/** The same in whole numbers: tenths of hours, milliliters or watt-hours. */
type ConsumedDigits = Readonly<Record<keyof Consumed, bigint>>;

function emitted(fuel: Fuel, factors: FactorsOfFuel & { readonly use: Factor }, all: ConsumedDigits): Estimate {
  const emission = (amount: bigint, factor: Factor) => amount * digitsOf(factor.kilograms, FACTOR);
  const [measured, assumed] = [emission(all.measured, factors.use), emission(all.assumed, factors.use)];
  const isGrid = fuel === 'electricity';
  return {
    scope1: isGrid ? null : measured + assumed,
    scope2: isGrid ? measured + assumed : null,
    scope3: factors.upstream && emission(all.measured + all.assumed, factors.upstream),
    measured,
    assumed,
    measuredHours: all.measuredHours,
    assumedHours: all.assumedHours,
  };
}

const isUsable = <F extends FactorsOfFuel>(factors: F | null): factors is F & { readonly use: Factor } =>
  factors !== null && factors.use !== null;

/**
 * Estimates the emissions of machines (DOM-35): hours times consumption per hour times factor. Null if not possible.
 */
export function estimate(use: Use, consumption: Consumption | null, factors: FactorsOfFuel | null): Estimate | null {
  if (consumption === null || !isUsable(factors)) return null;
  const hours = hoursOf(use, consumption);
  const perHour = digitsOf(consumption.perHour, PER_HOUR);
  return emitted(consumption.fuel, factors, {
    measuredHours: hours.measured,
    assumedHours: hours.assumed,
    measured: hours.measured * perHour,
    assumed: hours.assumed * perHour,
  });
}

/** Estimates the emissions of what has been consumed of one fuel. Null if not possible. */
export function estimateConsumed(all: Consumed, fuel: Fuel, factors: FactorsOfFuel): Estimate | null {
  if (!isUsable(factors)) return null;
  return emitted(fuel, factors, {
    measuredHours: digitsOf(all.measuredHours, HOURS),
    assumedHours: digitsOf(all.assumedHours, HOURS),
    measured: digitsOf(all.measured, CONSUMED),
    assumed: digitsOf(all.assumed, CONSUMED),
  });
}

const plus = (one: bigint | null, other: bigint | null) => (one === null ? other : one + (other ?? 0n));

/** Adds two estimates. Null counts as zero if the other value is known. */
export const addUp = (one: Estimate, other: Estimate): Estimate => ({
  scope1: plus(one.scope1, other.scope1),
  scope2: plus(one.scope2, other.scope2),
  scope3: plus(one.scope3, other.scope3),
  measured: plus(one.measured, other.measured),
  assumed: plus(one.assumed, other.assumed),
  measuredHours: one.measuredHours + other.measuredHours,
  assumedHours: one.assumedHours + other.assumedHours,
});

/** Scopes 1 and 2 together, for sorting by emissions; null if both are unknown. */
export const ofUse = ({ scope1, scope2 }: Estimate): bigint | null => plus(scope1, scope2);

const round = (amount: bigint, places: number): number =>
  Number(divideRounded(amount, 10n ** BigInt(places - RESULT))) / 10 ** RESULT;
const kilograms = (amount: bigint | null): number | null => (amount === null ? null : round(amount, EXACT));

/** Rounds the figures for the API: kilograms to the gram, hours to the tenth. */
export const toFigures = (all: Estimate) => ({
  scope1: kilograms(all.scope1),
  scope2: kilograms(all.scope2),
  scope3: kilograms(all.scope3),
  measured: kilograms(all.measured),
  assumed: kilograms(all.assumed),
  measuredHours: Number(all.measuredHours) / 10,
  assumedHours: Number(all.assumedHours) / 10,
});

/** Total liters or kilowatt-hours. */
export function consumed(uses: readonly Use[], consumption: Consumption): number {
  const hours = uses
    .map((use) => hoursOf(use, consumption))
    .reduce((sum, { measured, assumed }) => sum + measured + assumed, 0n);
  return round(hours * digitsOf(consumption.perHour, PER_HOUR), CONSUMED);
}
