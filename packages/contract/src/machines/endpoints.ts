import { endpointsOf } from '../core/endpoint.ts';
import type { machineSchemas } from './schemas.ts';

const endpoint = endpointsOf<typeof machineSchemas>();

export const getMachine = /* @__PURE__ */ endpoint('getMachine', {
  summary: 'Passport of a machine that is on rent, or was within the last 90 days',
  method: 'GET',
  base: 'overview',
  path: '/machines/{fleetNumber}',
  module: 'order',
  rights: ['contract-view'],
  problems: ['not-found'],
});

export const listMachineClients = /* @__PURE__ */ endpoint('listMachineClients', {
  summary: 'Clients of the caller that show the passport of a machine, by its code',
  method: 'GET',
  base: 'overview',
  path: '/machine-clients',
  module: null,
  access: 'token',
});
