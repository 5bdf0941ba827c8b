/** Products for rent are in the catalogue; those for sale and services are in requests alone. */
export const PRODUCT_KINDS = ['rental', 'sale', 'service'] as const;
export type ProductKind = (typeof PRODUCT_KINDS)[number];

export const TRACKINGS = ['serialised', 'bulk'] as const;
export type Tracking = (typeof TRACKINGS)[number];

export const ENERGIES = ['none', 'electric', 'battery', 'diesel', 'petrol', 'hybrid'] as const;
export type Energy = (typeof ENERGIES)[number];

/** Measurable properties of equipment. Each key names its unit. */
export const SPECIFICATIONS = [
  'workingHeightM',
  'outreachM',
  'liftHeightM',
  'platformLoadKg',
  'liftCapacityKg',
  'operatingWeightKg',
  'widthM',
  'digDepthM',
  'powerKva',
  'currentA',
  'heatKw',
  'airFlowM3Min',
  'waterFlowLMin',
  'dryingLDay',
  'bladeMm',
  'lengthM',
] as const;
export type SpecificationKey = (typeof SPECIFICATIONS)[number];
