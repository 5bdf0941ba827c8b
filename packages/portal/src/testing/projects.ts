import type { Project, ProjectSummary, Right } from '@hireyard/contract';
import { line, page as linesPage } from './contracts.ts';
import { SITE } from './fixtures.ts';
import { user } from './state.ts';

/** Projects as the API sends them. */
export const projectSummary = (own: Partial<ProjectSummary> = {}): ProjectSummary => ({
  id: '33333333-0000-4000-8000-000000000001',
  number: 'P-1001',
  name: 'Zuidas Tower C',
  status: 'active',
  city: 'Amsterdam',
  from: '2026-03-02',
  till: '2027-03-22',
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
    access: { instructions: null, maxVehicle: null, from: null, till: null },
  },
  siteContact: {
    id: '66666666-0000-4000-8000-000000000001',
    name: 'Milan de Boer',
    phone: '+31205550150',
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
/** What the list and the page of a project ask for. */
export const LIST = {
  'GET /projects': {
    items: [
      projectSummary(),
      projectSummary({ id: HARBOUR, name: 'Haven 7', number: 'P-1002', city: null, till: null }),
    ],
    page: 0,
    size: 25,
    hasMore: false,
  },
  'GET /projects/facets': { total: 2, facets: { status: [{ value: 'active', label: null, count: 2 }] } },
};
export const DETAIL = {
  [`GET /projects/${ONE.id}`]: ONE,
  'GET /contract-lines': linesPage([line()]),
};
