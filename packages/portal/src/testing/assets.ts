import type { Asset, AssetSummary, Attachment } from '@hireyard/contract';
import { user } from './state.ts';

/** Assets as the API sends them. */
export const assetsUser = () => user(['asset'], ['asset-view', 'asset-manage']);
export const assetsReader = () => user(['asset'], ['asset-view']);

export const assetSummary = (own: Partial<AssetSummary> = {}): AssetSummary => ({
  id: '88888888-0000-4000-8000-000000000001',
  ownership: 'owned',
  status: 'assigned',
  tag: 'BN-0317',
  name: 'Diesel scissor lift 12 m',
  productCode: 'SCI-D-12',
  make: 'Northlift',
  model: 'NX-12 D',
  serialNumber: 'NX12-44871',
  year: 2022,
  quantity: 1,
  project: { id: '33333333-0000-4000-8000-000000000001', number: 'P-1001', name: 'Zuidas Tower C' },
  holder: { id: '66666666-0000-4000-8000-000000000001', name: 'Milan de Boer', phone: '+31205550147' },
  contract: null,
  inspection: { standing: 'overdue', dueOn: '2026-11-15' },
  ...own,
});

const LOWERING = {
  id: '88888888-0000-4000-8000-000000000011',
  type: 'Emergency lowering test',
  intervalMonths: 6,
  dueOn: '2026-11-15',
  standing: 'overdue',
  daysLeft: -5,
  lastDoneOn: '2026-05-15',
  lastResult: 'pass',
  remarks: null,
  certificateId: null,
} as const;

export const CERTIFICATE: Attachment = {
  id: '88888888-0000-4000-8000-000000000031',
  name: 'Yearly inspection 2025.pdf',
  mediaType: 'application/pdf',
  size: 310_000,
  hasThumbnail: false,
  addedAt: '2025-12-03T10:00:00.000Z',
  addedBy: { id: '66666666-0000-4000-8000-000000000009', name: 'Petra Planner' },
};

export const asset = (own: Partial<Asset> = {}): Asset => ({
  ...assetSummary(),
  home: 'Yard Almere, bay 4',
  energy: 'diesel',
  from: '2026-11-02',
  to: '2026-12-19',
  defect: null,
  readings: [
    {
      ...{ id: '88888888-0000-4000-8000-000000000051', source: 'telematics', mayVoid: false },
      ...{ kind: 'cumulativeOperatingHours', value: 1284.5, at: '2026-11-20T08:12:00.000Z' },
    },
    {
      ...{ id: '88888888-0000-4000-8000-000000000052', source: 'manual', mayVoid: false },
      ...{ kind: 'fuelRemaining', value: 38, at: '2026-11-20T08:12:00.000Z' },
    },
  ],
  voidReadings: [],
  inspections: [
    LOWERING,
    {
      ...LOWERING,
      id: '88888888-0000-4000-8000-000000000012',
      type: 'Yearly safety inspection',
      intervalMonths: 12,
      dueOn: '2026-12-02',
      standing: 'due',
      daysLeft: 12,
      certificateId: CERTIFICATE.id,
    },
    {
      ...LOWERING,
      id: '88888888-0000-4000-8000-000000000013',
      type: 'Load sensing calibration',
      intervalMonths: 24,
      dueOn: '2027-06-14',
      standing: 'valid',
      daysLeft: 206,
      lastDoneOn: null,
      lastResult: null,
    },
  ],
  assignments: [
    {
      id: '88888888-0000-4000-8000-000000000021',
      kind: 'assignment',
      project: { id: '33333333-0000-4000-8000-000000000001', name: 'Zuidas Tower C' },
      holder: 'Milan de Boer',
      from: '2026-11-02',
      to: null,
      hoursRun: 148.5,
    },
    {
      id: '88888888-0000-4000-8000-000000000022',
      kind: 'maintenance',
      project: null,
      holder: null,
      from: '2026-10-19',
      to: '2026-11-01',
      hoursRun: 0.5,
    },
  ],
  assignmentCount: 2,
  attachments: [CERTIFICATE],
  actions: [
    ...['edit', 'release', 'reportDefect', 'reportLost', 'planInspection'],
    ...['recordInspection', 'addReading', 'addFiles'],
  ] as Asset['actions'],
  version: 3,
  ...own,
});

const RENTED = assetSummary({
  id: '88888888-0000-4000-8000-000000000002',
  ownership: 'rented',
  status: 'onRent',
  tag: '204 118',
  name: null,
  make: null,
  model: null,
  serialNumber: null,
  year: null,
  holder: null,
  contract: { id: '22222222-0000-4000-8000-000000000001', number: 'R-20881' },
  inspection: { standing: 'none', dueOn: null },
});

/** A machine on rent, as its page shows it. */
export const rentedAsset = (): Asset => ({
  ...asset({
    ...RENTED,
    home: null,
    readings: [],
    voidReadings: [],
    inspections: [],
    assignments: [],
    assignmentCount: 0,
    attachments: [],
    actions: [],
  }),
});

const words = (...values: string[]) => values.map((value) => ({ value, label: null, count: 1 }));
/** Answers for the list of assets. */
export const ASSETS = {
  'GET /assets': { items: [assetSummary(), RENTED], page: 0, size: 25, hasMore: false },
  'GET /assets/facets': {
    total: 2,
    facets: {
      ownership: words('owned', 'rented'),
      status: words('assigned', 'onRent'),
      inspection: words('overdue', 'none'),
      project: [{ value: '33333333-0000-4000-8000-000000000001', label: 'Zuidas Tower C', count: 2 }],
    },
  },
};
