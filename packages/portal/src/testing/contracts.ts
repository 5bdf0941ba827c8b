import {
  type Contract,
  type ContractDetailLine,
  type ContractLine,
  type KeyFigures,
  type Language,
  LINE_STATUS_FILTERS,
  type Planning,
} from '@hireyard/contract';
import type { HttpRequest } from '../http/types.ts';
import { NOTHING } from './attention.ts';
import { LONG_NAME, SITE } from './fixtures.ts';

/** Lines of a contract as the API sends them. */
export const line = (own: Partial<ContractLine> = {}): ContractLine => ({
  id: '11111111-0000-4000-8000-000000000001',
  contractId: '22222222-0000-4000-8000-000000000001',
  contractNumber: 'C-240118',
  lineNo: 1,
  status: 'onRent',
  overdueDays: 0,
  productCode: 'SCI-E-12',
  fleetNumber: '204 118',
  serialNumber: 'SN-1',
  quantity: 1,
  qtyPendingPickup: 0,
  qtyReturned: 0,
  onRentAt: '2026-11-03T06:00:00.000Z',
  expectedOffRentAt: '2026-11-27T16:00:00.000Z',
  offRentAt: null,
  returnedAt: null,
  offHireNumber: null,
  pickupFailed: false,
  offHireId: null,
  actions: ['extend', 'offHire'],
  project: { id: '33333333-0000-4000-8000-000000000001', number: 'P-1', name: 'Zuidas Tower C' },
  poNumber: '4500012',
  costCode: null,
  city: 'Amsterdam',
  depot: { id: '44444444-0000-4000-8000-000000000001', name: 'Amsterdam', timeZone: 'Europe/Amsterdam' },
  rate: { unit: 'week', price: { amount: '285.00', currency: 'EUR' } },
  ...own,
});

export const overdueLine = line({
  id: '11111111-0000-4000-8000-000000000002',
  contractNumber: 'C-240093',
  productCode: 'BOT-D-22',
  fleetNumber: '310 004',
  overdueDays: 7,
  onRentAt: '2026-10-12T06:00:00.000Z',
  expectedOffRentAt: '2026-11-13T16:00:00.000Z',
  rate: { unit: 'week', price: { amount: '640.00', currency: 'EUR' } },
});

export const bulkLine = line({
  id: '11111111-0000-4000-8000-000000000003',
  productCode: 'COM-P-09',
  fleetNumber: null,
  quantity: 2,
  expectedOffRentAt: null,
  project: null,
});

const HARBOUR = { id: '33333333-0000-4000-8000-000000000002', number: 'P-2', name: 'Haven 7' };

/** Machines of a company, in every status that a list contains. */
export const lines: readonly ContractLine[] = [
  overdueLine,
  line(),
  bulkLine,
  line({
    id: '11111111-0000-4000-8000-000000000004',
    lineNo: 2,
    productCode: 'TEL-D-13',
    fleetNumber: '118 420',
    expectedOffRentAt: '2026-11-21T16:00:00.000Z',
    rate: { unit: 'week', price: { amount: '790.00', currency: 'EUR' } },
  }),
  line({
    id: '11111111-0000-4000-8000-000000000005',
    contractId: '22222222-0000-4000-8000-000000000002',
    contractNumber: 'C-240131',
    status: 'offHireRequested',
    productCode: 'GEN-D-60',
    fleetNumber: '402 077',
    qtyPendingPickup: 1,
    offRentAt: '2026-11-19T16:00:00.000Z',
    offHireNumber: 'OH-1181',
    project: HARBOUR,
    city: 'Rotterdam',
    rate: { unit: 'fourWeek', price: { amount: '1480.00', currency: 'EUR' } },
  }),
  line({
    id: '11111111-0000-4000-8000-000000000006',
    contractId: '22222222-0000-4000-8000-000000000002',
    contractNumber: 'C-240131',
    lineNo: 2,
    status: 'planned',
    productCode: 'EXC-D-02',
    fleetNumber: '077 310',
    onRentAt: '2026-11-24T06:00:00.000Z',
    expectedOffRentAt: '2026-12-18T16:00:00.000Z',
    project: HARBOUR,
    city: 'Rotterdam',
    rate: { unit: 'day', price: { amount: '165.00', currency: 'EUR' } },
  }),
];

/** The longest possible names, with and without spaces. */
export const longLine = line({
  contractNumber: 'C-2401180000000000000093',
  productCode: 'EXC-D-02-WITH-TILT-ROTATOR-AND-GPS',
  fleetNumber: '204 118 000 111 222 333',
  project: {
    id: '33333333-0000-4000-8000-000000000003',
    number: 'P-2026-NOORD-OOST-0000000001',
    name: LONG_NAME,
  },
  city: 'Gasselterboerveenschemond',
  depot: { ...line().depot, name: 'Westerhaar-Vriezenveensewijk aan het Kanaal' },
  rate: { unit: 'fourWeek', price: { amount: '1234567.89', currency: 'EUR' } },
});

/** Names of some products, by language. */
export const PRODUCT_NAMES: Readonly<Partial<Record<Language, Readonly<Record<string, string>>>>> = {
  'en-US': {
    'SCI-E-12': 'Electric scissor lift 12 m',
    'BOT-D-22': 'Telescopic boom lift 22 m',
    'TEL-D-13': 'Telehandler 13 m',
    'GEN-D-60': 'Generator 60 kVA',
    'EXC-D-02': 'Mini excavator 1.8 t',
    'COM-P-09': 'Plate compactor 90 kg',
  },
  de: {
    'SCI-E-12': 'Elektro-Scherenbühne 12 m',
    'BOT-D-22': 'Teleskopbühne 22 m',
    'TEL-D-13': 'Teleskoplader 13 m',
    'GEN-D-60': 'Stromerzeuger 60 kVA',
    'EXC-D-02': 'Minibagger 1,8 t',
    'COM-P-09': 'Rüttelplatte 90 kg',
  },
};

export const page = (items: readonly ContractLine[], hasMore = false) => ({ items, page: 0, size: 25, hasMore });

export const counted = (total: number) => ({
  total,
  facets: {
    status: [
      { value: 'onRent', label: null, count: 118 },
      { value: 'overdue', label: null, count: 3 },
    ],
    project: [
      { value: '33333333-0000-4000-8000-000000000001', label: 'Zuidas Tower C', count: 40 },
      { value: 'none', label: null, count: 2 },
    ],
    depot: [{ value: '44444444-0000-4000-8000-000000000001', label: 'Amsterdam', count: 60 }],
  },
});

export const figures: KeyFigures = {
  onRent: 124,
  overdue: 3,
  endingThisWeek: 11,
  pickupPending: 6,
  contracts: 38,
  projects: 9,
};

export const detailLine = (own: Partial<ContractDetailLine> = {}): ContractDetailLine => ({
  ...line(),
  periods: [
    {
      from: '2026-11-03',
      to: '2026-11-09',
      kind: 'charge',
      days: 5,
      amount: { amount: '285.00', currency: 'EUR' },
      invoiceNumber: 'F-1001',
      invoiceId: '77777777-0000-4000-8000-000000001001',
    },
  ],
  nextBillingDate: '2026-11-30',
  extensions: [],
  replacedByLineId: null,
  replacesLineId: null,
  requests: [],
  ...own,
});

export const contract = (own: Partial<Contract> = {}): Contract => ({
  id: '22222222-0000-4000-8000-000000000001',
  number: 'C-240118',
  status: 'onRent',
  orderNumber: 'O-1007',
  project: line().project,
  poNumber: '4500012',
  costCode: null,
  reference: 'Tower crane bay',
  city: 'Amsterdam',
  from: '2026-11-03T06:00:00.000Z',
  to: null,
  address: SITE,
  depot: { ...line().depot, phone: '+31 20 555 0111' },
  siteContact: { name: 'Jan de Vries', phone: '+31655501234', email: null },
  lines: [detailLine({})],
  spendToDate: { amount: '1234.50', currency: 'EUR' },
  offHires: [],
  actions: [],
  version: 1,
  ...own,
});

/** The planning of some lines: its projects, and the lines of each page. */
export function planningOf(listed: readonly ContractLine[] = lines) {
  const groups = [...Map.groupBy(listed, ({ project }) => project?.id).values()];
  const statuses = new Set(listed.map(({ status, overdueDays }) => (overdueDays > 0 ? 'overdue' : status)));
  const frame: Planning = {
    from: '2026-11-02',
    to: '2026-11-29',
    truncated: false,
    statuses: LINE_STATUS_FILTERS.filter((status) => statuses.has(status)),
    groups: groups.map((group) => ({ project: group[0]?.project ?? null, lineCount: group.length })),
  };
  const ordered = groups.flat().map(({ project, ...rest }) => ({ ...rest, projectId: project?.id ?? null }));
  const pageOf = ({ query }: HttpRequest) => {
    const [page, size] = [Number(query?.page), Number(query?.size)];
    const end = (page + 1) * size;
    return { items: ordered.slice(page * size, end), page, size, hasMore: end < ordered.length };
  };
  return { 'GET /planning': frame, 'GET /planning/lines': pageOf };
}

/** Answers for the list of machines. */
export const LIST = {
  'GET /contract-lines': page(lines, true),
  'GET /contract-lines/facets': counted(124),
  'GET /kpis': figures,
  'GET /attention': NOTHING,
};
