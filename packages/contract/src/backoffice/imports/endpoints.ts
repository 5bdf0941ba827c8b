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
