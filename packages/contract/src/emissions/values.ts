/** Fuels and energy of machines, in liters or kilowatt-hours. */
export const FUELS = ['diesel', 'gasOil', 'hvo', 'petrol', 'lpg', 'electricity'] as const;
export type Fuel = (typeof FUELS)[number];

/**
 * Kinds of factors. `use` covers burning fuel (scope 1) and drawing electricity (scope 2). `upstream` covers production
 * and transport (scope 3, well to tank). Separate factors prevent double counting.
 */
export const FACTOR_KINDS = ['use', 'upstream'] as const;
export type FactorKind = (typeof FACTOR_KINDS)[number];

/** Returns the factor's scope by the GHG Protocol, from the view of the machine's operator. */
export const scopeOfFactor = (fuel: Fuel, kind: FactorKind): 1 | 2 | 3 =>
  kind === 'upstream' ? 3 : fuel === 'electricity' ? 2 : 1;

/** Reasons for a missing estimate. The figures are then unknown, not zero. */
export const NOT_ESTIMATED = [
  /** No consumption is set for its product class. */
  'noConsumption',
  /** No factor exists for its fuel. */
  'noFactor',
] as const;
export type NotEstimated = (typeof NOT_ESTIMATED)[number];

/** Default number of months of an estimate, including the current one. */
export const EMISSION_MONTHS = 12;

export const MAX_EMISSION_MONTHS = 60;

export const MAX_EMISSION_ROWS = 20_000;

export const MAX_EMISSION_FACTORS = 200;
export const MAX_PRODUCT_CONSUMPTIONS = 5_000;
