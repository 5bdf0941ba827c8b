import { endpointsOf } from '../core/endpoint.ts';
import type { offHireSchemas } from './schemas.ts';

// Apart from the others, since the portal asks for a file on a click alone.
const endpoint = endpointsOf<typeof offHireSchemas>();

export const getOffHirePdf = /* @__PURE__ */ endpoint('getOffHirePdf', {
  summary: 'The proof that rent stops, as PDF/A-3a and PDF/UA-1; 404 without a number, and once it is withdrawn',
  method: 'GET',
  base: 'main',
  path: '/off-hires/{id}/pdf',
  module: 'order',
  rights: ['contract-view'],
  carries: 'download',
  problems: ['not-found'],
});
