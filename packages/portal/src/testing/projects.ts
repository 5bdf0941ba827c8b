import type { Project, ProjectSummary } from '@hireyard/contract';
import { SITE } from './fixtures.ts';

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
