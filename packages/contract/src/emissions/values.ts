/** What a machine burns or draws: liters of it, or kilowatt-hours. */
export const FUELS = ['diesel', 'gasOil', 'hvo', 'petrol', 'lpg', 'electricity'] as const;
export type Fuel = (typeof FUELS)[number];

/**
 * What a factor counts: `use` is burning it (scope 1) or drawing it from the grid (scope 2), `upstream` is making it and
 * bringing it there (scope 3, well to tank). The two are never one factor, so that neither is counted twice.
 */
export const FACTOR_KINDS = ['use', 'upstream'] as const;
export type FactorKind = (typeof FACTOR_KINDS)[number];

/** The scope of the GHG Protocol that a factor belongs to, for whoever runs the machine. */
export const scopeOfFactor = (fuel: Fuel, kind: FactorKind): 1 | 2 | 3 =>
  kind === 'upstream' ? 3 : fuel === 'electricity' ? 2 : 1;

/** Why a machine is not estimated; its figures are unknown then, and not zero. */
export const NOT_ESTIMATED = [
  /** Nobody has said what its product class takes an hour. */
  'noConsumption',
  /** There is no factor for what it takes. */
  'noFactor',
] as const;
export type NotEstimated = (typeof NOT_ESTIMATED)[number];

/** How many months an estimate goes back where nobody says from when on: this one and those before. */
export const EMISSION_MONTHS = 12;

/** An estimate covers this many months at most. */
export const MAX_EMISSION_MONTHS = 60;

/** A file of an estimate holds this many rows at most. */
export const MAX_EMISSION_ROWS = 20_000;

/** How many factors, and how many product classes, the rental company can set. */
export const MAX_EMISSION_FACTORS = 200;
export const MAX_PRODUCT_CONSUMPTIONS = 5_000;
