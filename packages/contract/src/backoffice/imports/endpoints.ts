import { endpointsOf } from '../../core/endpoint.ts';
import type { importSchemas } from './schemas.ts';

/**
 * Declares the reads and writes of rows by the company's own ids. A PUT makes or changes one row, a batch many with one
 * answer each. Deleting is archiving.
 */
const declare = endpointsOf<typeof importSchemas>();
const common = { base: 'main', module: null, access: 'machine' } as const;
const read = { ...common, method: 'GET', problems: ['not-found'] } as const;
const write = { ...common, method: 'PUT', makes: true, problems: ['newer-version'] } as const;
const batch = { ...common, method: 'POST', answersRows: true } as const;

export const getCompanyDepot = declare('getCompanyDepot', {
  ...read,
  summary: 'One depot',
  path: '/backoffice/depots/{externalId}',
});
export const putCompanyDepot = declare('putCompanyDepot', {
  ...write,
  summary: 'Create or change a depot',
  path: '/backoffice/depots/{externalId}',
});
export const importCompanyDepots = declare('importCompanyDepots', {
  ...batch,
  summary: 'Create or change many depots',
  path: '/backoffice/depots/batches',
});

export const getCompanyClient = declare('getCompanyClient', {
  ...read,
  summary: 'One client of the operating company',
  path: '/backoffice/clients/{externalId}',
});
export const putCompanyClient = declare('putCompanyClient', {
  ...write,
  summary: 'Create or change a client',
  path: '/backoffice/clients/{externalId}',
});
export const importCompanyClients = declare('importCompanyClients', {
  ...batch,
  summary: 'Create or change many clients',
  path: '/backoffice/clients/batches',
});

export const getCompanyAddress = declare('getCompanyAddress', {
  ...read,
  summary: 'One address of a client',
  path: '/backoffice/addresses/{externalId}',
});
export const putCompanyAddress = declare('putCompanyAddress', {
  ...write,
  summary: 'Create or change an address of a client',
  path: '/backoffice/addresses/{externalId}',
});
export const importCompanyAddresses = declare('importCompanyAddresses', {
  ...batch,
  summary: 'Create or change many addresses of clients',
  path: '/backoffice/addresses/batches',
});

export const getCompanyContactPerson = declare('getCompanyContactPerson', {
  ...read,
  summary: 'One contact person of a client',
  path: '/backoffice/contact-persons/{externalId}',
});
export const putCompanyContactPerson = declare('putCompanyContactPerson', {
  ...write,
  summary: 'Create or change a contact person of a client',
  path: '/backoffice/contact-persons/{externalId}',
});
export const importCompanyContactPersons = declare('importCompanyContactPersons', {
  ...batch,
  summary: 'Create or change many contact persons of clients',
  path: '/backoffice/contact-persons/batches',
});

export const getCompanyProject = declare('getCompanyProject', {
  ...read,
  summary: 'One project of a client',
  path: '/backoffice/projects/{externalId}',
});
export const putCompanyProject = declare('putCompanyProject', {
  ...write,
  summary: 'Create or change a project of a client',
  path: '/backoffice/projects/{externalId}',
});
export const importCompanyProjects = declare('importCompanyProjects', {
  ...batch,
  summary: 'Create or change many projects of clients',
  path: '/backoffice/projects/batches',
});

export const getCompanyContract = declare('getCompanyContract', {
  ...read,
  summary: 'One contract',
  path: '/backoffice/contracts/{externalId}',
});
export const putCompanyContract = declare('putCompanyContract', {
  ...write,
  summary: 'Create or change a contract',
  path: '/backoffice/contracts/{externalId}',
});
export const importCompanyContracts = declare('importCompanyContracts', {
  ...batch,
  summary: 'Create or change many contracts',
  path: '/backoffice/contracts/batches',
});

export const getCompanyLineByExternalId = declare('getCompanyLineByExternalId', {
  ...read,
  summary: 'One contract line by the id of the company',
  path: '/backoffice/lines/{externalId}',
});
export const putCompanyLine = declare('putCompanyLine', {
  ...write,
  summary: 'Create or change a contract line',
  path: '/backoffice/lines/{externalId}',
  problems: ['newer-version', 'illegal-transition'],
});
export const importCompanyLines = declare('importCompanyLines', {
  ...batch,
  summary: 'Create or change many contract lines',
  path: '/backoffice/lines/batches',
});
