import type { Contract, ContractDetailLine, ContractLine, KeyFigures } from '@hireyard/contract';
import { SITE } from './fixtures.ts';

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

const detailLine = (own: Partial<ContractDetailLine>): ContractDetailLine => ({
  ...line(),
  periods: [
    {
      from: '2026-11-03',
      till: '2026-11-09',
      kind: 'charge',
      days: 5,
      amount: { amount: '285.00', currency: 'EUR' },
      invoiceNumber: 'F-1001',
    },
  ],
  nextBillingDate: '2026-11-30',
  replacedByLineId: null,
  replacesLineId: null,
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
  till: null,
  address: SITE,
  depot: { ...line().depot, phone: '+31205550111' },
  siteContact: { name: 'Jan de Vries', phone: '+31655501234', email: null },
  lines: [detailLine({})],
  spendToDate: { amount: '1234.50', currency: 'EUR' },
  version: 1,
  ...own,
});
