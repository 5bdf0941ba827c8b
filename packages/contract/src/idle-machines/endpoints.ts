import { endpointsOf } from '../core/endpoint.ts';
import type { idleMachineSchemas } from './schemas.ts';

const endpoint = endpointsOf<typeof idleMachineSchemas>();

export const listIdleMachines = /* @__PURE__ */ endpoint('listIdleMachines', {
  summary:
    'The machines on rent by how much their engines run, the costliest first; those that do not report among them',
  method: 'GET',
  base: 'overview',
  path: '/idle-machines',
  module: 'order',
  rights: ['contract-view'],
});
