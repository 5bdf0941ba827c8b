import type { Specification, SpecificationKey } from '@hireyard/contract';

interface Details {
  readonly specs: readonly Specification[];
  /** Codes of matching accessories. */
  readonly accessories: readonly string[];
}
type Values = Readonly<Partial<Record<SpecificationKey, number>>>;

const DETAILS: Readonly<Record<string, Values>> = {
  'SCI-E-08': { workingHeightM: 8, widthM: 0.81, platformLoadKg: 230 },
  'SCI-E-10': { workingHeightM: 10, widthM: 1.19, platformLoadKg: 320 },
  'SCI-E-12': { workingHeightM: 12, widthM: 1.19, platformLoadKg: 320 },
  'SCI-D-12': { workingHeightM: 12, widthM: 1.79, platformLoadKg: 450 },
  'BOA-E-12': { workingHeightM: 12, outreachM: 6.7, platformLoadKg: 230 },
  'BOA-E-15': { workingHeightM: 15, outreachM: 8.4, platformLoadKg: 230 },
  'BOA-D-16': { workingHeightM: 16, outreachM: 8.1, platformLoadKg: 230 },
  'BOT-D-22': { workingHeightM: 22, outreachM: 17.5, platformLoadKg: 250 },
  'MAS-E-08': { workingHeightM: 8, widthM: 0.76, platformLoadKg: 200 },
  'TOW-A-08': { workingHeightM: 8, widthM: 1.35, lengthM: 2.45 },
  'EXC-D-01': { operatingWeightKg: 1040, digDepthM: 1.8, widthM: 0.99 },
  'EXC-D-02': { operatingWeightKg: 1780, digDepthM: 2.4, widthM: 0.99 },
  'EXC-E-02': { operatingWeightKg: 1820, digDepthM: 2.4, widthM: 0.99 },
  'EXC-D-03': { operatingWeightKg: 2690, digDepthM: 2.8, widthM: 1.55 },
  'EXC-D-08': { operatingWeightKg: 8200, digDepthM: 4.1, widthM: 2.25 },
  'DUM-D-01': { liftCapacityKg: 1000, widthM: 0.98 },
  'LOA-D-02': { operatingWeightKg: 2050, liftCapacityKg: 980, widthM: 1.06 },
  'SKI-D-01': { operatingWeightKg: 2900, liftCapacityKg: 860, widthM: 1.68 },
  'TEL-D-06': { liftHeightM: 5.8, liftCapacityKg: 2500, widthM: 1.81 },
  'TEL-D-13': { liftHeightM: 12.5, liftCapacityKg: 3600, widthM: 2.35 },
  'FOR-E-25': { liftHeightM: 4.7, liftCapacityKg: 2500 },
  'PAL-M-20': { liftCapacityKg: 2000, lengthM: 1.15 },
  'PLA-P-09': { operatingWeightKg: 90, widthM: 0.45 },
  'PLA-D-40': { operatingWeightKg: 400, widthM: 0.65 },
  'RAM-P-06': { operatingWeightKg: 62, widthM: 0.28 },
  'ROL-D-15': { operatingWeightKg: 1550, widthM: 0.9 },
  'GEN-D-06': { powerKva: 6, operatingWeightKg: 150 },
  'GEN-D-20': { powerKva: 20, operatingWeightKg: 780 },
  'GEN-D-60': { powerKva: 60, operatingWeightKg: 1450 },
  'BAT-E-45': { powerKva: 45, operatingWeightKg: 1900 },
  'DIS-E-63': { currentA: 63 },
  'LIG-E-09': { liftHeightM: 9, operatingWeightKg: 820 },
  'CMP-D-05': { airFlowM3Min: 5, operatingWeightKg: 740 },
  'HAM-P-20': { operatingWeightKg: 20 },
  'HAM-E-10': { operatingWeightKg: 10 },
  'SAW-P-35': { bladeMm: 350, operatingWeightKg: 10 },
  'PUM-E-10': { waterFlowLMin: 1000 },
  'HEA-D-60': { heatKw: 60 },
  'DRY-E-60': { dryingLDay: 60 },
  'FEN-M-35': { lengthM: 3.5 },
};

/** Products often rented together. */
const ACCESSORIES: Readonly<Record<string, readonly string[]>> = {
  'GEN-D-06': ['LIG-E-09'],
  'GEN-D-20': ['DIS-E-63', 'LIG-E-09'],
  'GEN-D-60': ['DIS-E-63', 'LIG-E-09'],
  'BAT-E-45': ['DIS-E-63'],
  'CMP-D-05': ['HAM-P-20'],
  'EXC-D-01': ['DUM-D-01'],
  'EXC-D-02': ['DUM-D-01', 'PLA-P-09'],
  'EXC-E-02': ['DUM-D-01'],
  'EXC-D-03': ['DUM-D-01', 'PLA-D-40'],
  'SCI-D-12': ['FEN-M-35'],
  'BOA-D-16': ['FEN-M-35'],
  'BOT-D-22': ['FEN-M-35'],
  'TEL-D-13': ['FEN-M-35'],
  'HEA-D-60': ['DRY-E-60'],
  'LIG-E-09': ['GEN-D-06'],
  'RAM-P-06': ['PLA-P-09'],
  'PUM-E-10': ['GEN-D-06'],
};

/** Returns the catalog details of a product. */
export const detailsOf = (code: string): Details => ({
  specs: Object.entries(DETAILS[code] ?? {}).map(([key, value]) => ({ key: key as SpecificationKey, value })),
  accessories: ACCESSORIES[code] ?? [],
});
