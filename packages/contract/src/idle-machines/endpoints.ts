import { endpointsOf } from '../core/endpoint.ts';
import type { idleMachineSchemas } from './schemas.ts';

const endpoint = endpointsOf<typeof idleMachineSchemas>();

export const listIdleMachines = /* @__PURE__ */ endpoint('listIdleMachines', {
  summary: 'Machines on rent by the use of their engines, most expensive first, including machines that do not report',
  method: 'GET',
  base: 'overview',
  path: '/idle-machines',
  module: 'order',
  rights: ['contract-view'],
});
