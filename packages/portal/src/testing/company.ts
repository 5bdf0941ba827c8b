import type { AddressDetail, ContactPersonDetail, Depot, Right } from '@hireyard/contract';
import { SITE } from './fixtures.ts';
import { user } from './state.ts';

/** Contact persons, addresses and depots as the API sends them. */
export const companyUser = (...rights: Right[]) => user(['order'], ['contract-view', ...rights]);

const TOWER = {
  id: '33333333-0000-4000-8000-000000000001',
  number: 'P-1001',
  name: 'Zuidas Tower C',
  status: 'active',
};

export const person = (own: Partial<ContactPersonDetail> = {}): ContactPersonDetail => ({
  id: '66666666-0000-4000-8000-000000000001',
  firstName: 'Milan',
  lastName: 'de Boer',
  email: 'milan@site.example',
  phone: '+31 20 555 0150',
  functions: ['orderer', 'site'],
  language: 'nl',
  status: 'active',
  projects: { items: [{ ...TOWER, status: 'active' }], total: 1 },
  actions: ['edit', 'archive'],
  version: 3,
  ...own,
});

export const address = (own: Partial<AddressDetail> = {}): AddressDetail => ({
  id: '55555555-0000-4000-8000-000000000001',
  kind: 'delivery',
  status: 'active',
  ...SITE,
  geo: { latitude: 52.337, longitude: 4.873 },
  access: { instructions: 'Gate 3.\nAsk for the foreman.', maxVehicle: 'truck', from: '06:30', to: '15:00' },
  projects: { items: [{ ...TOWER, status: 'active' }], total: 1 },
  actions: ['edit', 'archive'],
  version: 3,
  ...own,
});

const WORKDAYS = [1, 2, 3, 4, 5];
export const depot = (own: Partial<Depot> = {}): Depot => ({
  id: '77777777-0000-4000-8000-000000000001',
  name: 'Amsterdam',
  address: { ...SITE, name: null, line1: 'Depotweg 12', postalCode: '1042 AA' },
  geo: { latitude: 52.399, longitude: 4.824 },
  phone: '+31 20 555 0110',
  email: 'depot.nl1@hireyard.example',
  timeZone: 'Europe/Amsterdam',
  openingTimes: WORKDAYS.map((day) => ({ day, from: '06:30', to: '17:30' })),
  closedDays: [],
  own: false,
  ...own,
});

export const UTRECHT = depot({
  id: '77777777-0000-4000-8000-000000000002',
  name: 'Utrecht',
  address: { ...SITE, name: null, line1: 'Verhuurlaan 3', postalCode: '3526 KL', city: 'Utrecht' },
  geo: { latitude: 52.062, longitude: 5.104 },
  own: true,
});
export const GRONINGEN = depot({
  id: '77777777-0000-4000-8000-000000000003',
  name: 'Groningen',
  address: { ...SITE, name: null, line1: 'Kielerbocht 30', postalCode: '9723 AV', city: 'Groningen' },
  geo: { latitude: 53.205, longitude: 6.6 },
  openingTimes: [],
});

const page = <Item>(items: readonly Item[]) => ({ items, page: 0, size: 25, hasMore: false });
const counted = (total: number) => ({
  total,
  facets: { status: [{ value: 'active', label: null, count: total }] },
});

/** Returns the list item of a detail. */
const summary = <T extends object>(resource: T) => {
  const { projects, actions, version, ...item } = resource as T & Record<'projects' | 'actions' | 'version', unknown>;
  return item;
};

const CALLED = person({
  id: '66666666-0000-4000-8000-000000000002',
  firstName: 'Agnieszka',
  lastName: 'Nowak',
  email: null,
  functions: ['invoice'],
});
const OFFICE = address({
  id: '55555555-0000-4000-8000-000000000002',
  kind: 'office',
  name: null,
  line1: 'Kadestraat 7',
  postalCode: '3011 AA',
  city: 'Rotterdam',
});

export const PERSONS = {
  'GET /contact-persons': page([person(), CALLED].map(summary)),
  'GET /contact-persons/facets': counted(2),
};
export const ADDRESSES = {
  'GET /addresses': page([address(), OFFICE].map(summary)),
  'GET /addresses/facets': { ...counted(2), facets: { ...counted(2).facets, kind: [] } },
};
export const DEPOTS = { 'GET /depots': { items: [depot(), UTRECHT, GRONINGEN] } };

export const RELEASES = {
  'GET /whats-new': {
    releases: [
      {
        id: '2026-11-19',
        date: '2026-11-19',
        title: 'Depots',
        changes: [{ kind: 'new', text: 'See whether a depot is open.' }],
      },
      {
        id: '2026-09-01',
        date: '2026-09-01',
        title: 'Lists',
        changes: [{ kind: 'fixed', text: 'Numbers sort by their value.' }],
      },
    ],
  },
};
