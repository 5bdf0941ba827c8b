import { endpointsOf } from '../../core/endpoint.ts';
import type { importSchemas } from './schemas.ts';

/**
 * Declares the lists of the records that systems write under their own ids (OP-74). Archived records and those without
 * an id of the company are among them.
 */
const declare = endpointsOf<typeof importSchemas>();
const list = { base: 'main', module: null, access: 'machine', method: 'GET' } as const;

export const listCompanyDepots = declare('listCompanyDepots', {
  ...list,
  summary: 'Depots, archived ones too',
  path: '/backoffice/depots',
});

export const listCompanyProductGroups = declare('listCompanyProductGroups', {
  ...list,
  summary: 'Product groups, archived ones too',
  path: '/backoffice/product-groups',
});

export const listCompanyProducts = declare('listCompanyProducts', {
  ...list,
  summary: 'Products, archived ones too',
  path: '/backoffice/products',
});

export const listCompanyStock = declare('listCompanyStock', {
  ...list,
  summary: 'Numbers of pieces of depots',
  path: '/backoffice/stock',
});

export const listCompanyRates = declare('listCompanyRates', {
  ...list,
  summary: 'Rates of products, for all clients and for one, archived ones too',
  path: '/backoffice/rates',
});

export const listCompanyAddresses = declare('listCompanyAddresses', {
  ...list,
  summary: 'Addresses of clients, archived ones too',
  path: '/backoffice/addresses',
});

export const listCompanyContactPersons = declare('listCompanyContactPersons', {
  ...list,
  summary: 'Contact persons of clients, archived ones too',
  path: '/backoffice/contact-persons',
});

export const listCompanyProjects = declare('listCompanyProjects', {
  ...list,
  summary: 'Projects of clients, archived ones too',
  path: '/backoffice/projects',
});

export const listCompanyUsers = declare('listCompanyUsers', {
  ...list,
  summary: 'Users of clients, deactivated ones too',
  path: '/backoffice/users',
});

export const listCompanyContracts = declare('listCompanyContracts', {
  ...list,
  summary: 'Contracts',
  path: '/backoffice/contracts',
});

export const listCompanyReadings = declare('listCompanyReadings', {
  ...list,
  summary: 'Readings of engine hours',
  path: '/backoffice/readings',
});

export const listCompanyPapers = declare('listCompanyPapers', {
  ...list,
  summary: 'Papers of clients',
  path: '/backoffice/papers',
});
