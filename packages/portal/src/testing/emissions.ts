import type { EmissionLine, EmissionMethod, EmissionRow, Emissions } from '@hireyard/contract';

const ID = (n: number) => `c02c02c0-0000-4000-8000-00000000000${n}`;
const NONE = { scope1: null, scope2: null, scope3: null, measured: null, assumed: null };
const IDLE = { measuredHours: 0, assumedHours: 0 };

const row = (own: Partial<EmissionRow>): EmissionRow => ({
  key: ID(1),
  project: { id: ID(1), number: 'P-2041', name: 'Haven 7' },
  ...{ scope1: 8120.4, scope2: 96.2, scope3: 2003.1, measured: 3286.6, assumed: 4930 },
  ...{ measuredHours: 190.4, assumedHours: 301 },
  ...{ machines: 14, notEstimated: 2 },
  ...own,
});

/** The estimate as the API sends it: a project with diesel, one with electricity, and one without an estimate. */
export const emissionsOf = (own: Partial<Emissions> = {}): Emissions => ({
  items: [
    row({}),
    row({
      key: ID(2),
      project: { id: ID(2), number: 'P-2042', name: 'Zuidas Tower C' },
      ...{ scope1: null, scope2: 210.5, scope3: null, measured: 0, assumed: 210.5 },
      ...{ measuredHours: 0, assumedHours: 350.8, machines: 6, notEstimated: 0 },
    }),
    row({ key: null, project: null, ...NONE, ...IDLE, machines: 0, notEstimated: 1 }),
  ],
  page: 0,
  size: 25,
  hasMore: false,
  count: 3,
  today: '2026-11-20',
  from: '2026-09',
  to: '2026-11',
  total: {
    ...{ scope1: 8120.4, scope2: 306.7, scope3: 2003.1, measured: 3286.6, assumed: 5140.5 },
    ...{ measuredHours: 190.4, assumedHours: 651.8 },
  },
  months: [
    { month: '2026-09', ...NONE, ...IDLE },
    {
      month: '2026-10',
      ...{ scope1: 5000, scope2: 206.7, scope3: 1219.4, measured: 1286.6, assumed: 3920.1 },
      ...{ measuredHours: 80.4, assumedHours: 401.8 },
    },
    {
      month: '2026-11',
      ...{ scope1: 3120.4, scope2: 100, scope3: 783.7, measured: 2000, assumed: 1220.4 },
      ...{ measuredHours: 110, assumedHours: 250 },
    },
  ],
  machines: { estimated: 20, measured: 9, withoutEngine: 4 },
  notEstimated: [
    { productCode: 'FEN-M-35', reason: 'noConsumption', count: 2 },
    { productCode: 'SCI-E-12', reason: 'noFactor', count: 1 },
  ],
  withoutUpstream: ['electricity'],
  hasDefaults: true,
  ...own,
});

/** Nothing was on rent in these months. */
export const NOTHING_RENTED = emissionsOf({
  ...{ items: [], count: 0, notEstimated: [], withoutUpstream: [], hasDefaults: false },
  machines: { estimated: 0, measured: 0, withoutEngine: 0 },
  total: { ...NONE, ...IDLE },
  months: [{ month: '2026-11', ...NONE, ...IDLE }],
});

/** 84.2 hours measured and 5 days of 4 hours assumed, at 6.5 liters. */
export const emissionLine = (own: Partial<EmissionLine> = {}): EmissionLine => ({
  id: ID(3),
  contract: { id: ID(4), name: 'C-260102' },
  productCode: 'TEL-D-13',
  fleetNumber: '121 676',
  quantity: 1,
  project: { id: ID(1), number: 'P-2041', name: 'Haven 7' },
  from: '2026-11-01',
  to: '2026-11-20',
  assumedDays: 5,
  ...{ measuredHours: 84.2, assumedHours: 20, fuel: 'diesel', consumption: 677.3 },
  ...{ scope1: 1741.216, scope2: null, scope3: 424.43, measured: 1407.011, assumed: 334.205 },
  reason: null,
  ...own,
});

export const lackingLine = emissionLine({
  ...{ id: ID(5), productCode: 'FEN-M-35', fleetNumber: null, quantity: 40, fuel: null, consumption: null },
  ...{ ...NONE, ...IDLE, assumedDays: 14, reason: 'noConsumption' },
});

const factor = (own: Partial<EmissionMethod['factors'][number]>): EmissionMethod['factors'][number] => ({
  ...{ fuel: 'diesel', kind: 'use', scope: 1, since: 1990, kilograms: '2.57082', year: 2025, confirmed: false },
  source: 'UK Government GHG Conversion Factors (DESNZ): diesel, average biofuel blend',
  ...own,
});

export const METHOD: EmissionMethod = {
  factors: [
    factor({}),
    factor({ since: 2027, kilograms: '2.50000', source: 'Our supplier', year: 2026, confirmed: true }),
    factor({ kind: 'upstream', scope: 3, kilograms: '0.62665' }),
    factor({ fuel: 'electricity', scope: 2, kilograms: '0.30000', source: 'CE Delft', year: 2021 }),
  ],
  consumptions: [
    {
      ...{ productCode: 'TEL-D-13', fuel: 'diesel', perHour: '6.50', hoursPerDay: '4.0', confirmed: false },
      source: 'A round figure for the class',
    },
  ],
};

/** Answers for the emissions page. */
export const EMISSION_ANSWERS = {
  'GET /emissions': emissionsOf(),
  'GET /emissions/lines': { items: [emissionLine(), lackingLine], page: 0, size: 20, hasMore: false },
  'GET /emissions/method': METHOD,
  'GET /projects': { items: [], page: 0, size: 100, hasMore: false },
};
