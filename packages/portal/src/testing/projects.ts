import type { DocumentSummary, Project, ProjectSpend, ProjectSummary, Right } from '@hireyard/contract';
import { assetSummary } from './assets.ts';
import { line, page as linesPage } from './contracts.ts';
import { SITE } from './fixtures.ts';
import { user } from './state.ts';
import { INVITED, userSummary } from './users.ts';

/** Projects as the API sends them. */
export const projectSummary = (own: Partial<ProjectSummary> = {}): ProjectSummary => ({
  id: '33333333-0000-4000-8000-000000000001',
  number: 'P-1001',
  name: 'Zuidas Tower C',
  status: 'active',
  city: 'Amsterdam',
  from: '2026-03-02',
  to: '2027-03-22',
  onRentCount: 24,
  ...own,
});

export const project = (own: Partial<Project> = {}): Project => ({
  ...projectSummary(),
  address: {
    id: '55555555-0000-4000-8000-000000000001',
    kind: 'delivery',
    status: 'active',
    ...SITE,
    geo: null,
    access: { instructions: null, maxVehicle: null, from: null, to: null },
  },
  siteContact: {
    id: '66666666-0000-4000-8000-000000000001',
    name: 'Milan de Boer',
    phone: '+31 20 555 0150',
    email: null,
  },
  defaultPo: '4500012',
  defaultCostCode: null,
  budget: { amount: '180000.00', currency: 'EUR' },
  actions: ['edit', 'close'],
  version: 3,
  ...own,
});

export const ONE = project();
export const AT = `/order/company/projects/${ONE.id}`;
export const manager = (...rights: Right[]) =>
  user(['order'], ['manage-projects', 'contract-view', 'price-view', ...rights]);

const HARBOUR = '33333333-0000-4000-8000-000000000002';
/** Answers for the list and the page of projects. */
export const LIST = {
  'GET /projects': {
    items: [projectSummary(), projectSummary({ id: HARBOUR, name: 'Haven 7', number: 'P-1002', city: null, to: null })],
    page: 0,
    size: 25,
    hasMore: false,
  },
  'GET /projects/facets': { total: 2, facets: { status: [{ value: 'active', label: null, count: 2 }] } },
};
const pageOf = (items: readonly object[]) => ({ items, page: 0, size: 5, hasMore: false });
const totalOf = (total: number) => ({ total, facets: {} });
const PROJECT_REF = { id: ONE.id, number: ONE.number, name: ONE.name };
const paper = {
  ...{ title: null, project: PROJECT_REF, contracts: [], poNumber: null, from: null, to: null, unread: false },
  ...{ voidedOn: null, formats: [], hasFile: true },
};
export const PAPERS: readonly DocumentSummary[] = [
  {
    ...paper,
    id: '44444444-0000-4000-8000-000000000001',
    type: 'invoice',
    number: 'I-2611-1',
    date: '2026-11-09',
    invoice: {
      status: 'open',
      dueDate: '2026-12-09',
      overdueDays: 0,
      disputed: false,
      asOf: null,
      net: { amount: '7700.83', currency: 'EUR' },
      vatAmount: { amount: '1617.17', currency: 'EUR' },
      gross: { amount: '9318.00', currency: 'EUR' },
      due: { amount: '9318.00', currency: 'EUR' },
    },
  },
  {
    ...paper,
    id: '44444444-0000-4000-8000-000000000002',
    type: 'deliveryNote',
    number: 'D-260118',
    date: '2026-11-03',
    invoice: null,
  },
];
const INVOICED = { net: { amount: '112480.50', currency: 'EUR' }, documents: 12, lastOn: '2026-11-09' };
export const spend = (...invoiced: NonNullable<ProjectSpend['invoiced']>): ProjectSpend => ({
  invoiced,
  notInvoiced: [],
});
export const DETAIL = {
  [`GET /projects/${ONE.id}`]: ONE,
  [`GET /projects/${ONE.id}/spend`]: spend(INVOICED),
  'GET /contract-lines': linesPage([line()]),
  'GET /contract-lines/facets': totalOf(26),
  'GET /users': pageOf([userSummary(), { ...userSummary(INVITED), orderLimit: null }]),
  'GET /users/facets': totalOf(2),
  'GET /assets': pageOf([assetSummary()]),
  'GET /assets/facets': totalOf(7),
  'GET /documents': pageOf(PAPERS),
  'GET /documents/facets': totalOf(37),
};
