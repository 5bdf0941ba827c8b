import { endpointsOf } from '../core/endpoint.ts';
import type { offHireSchemas } from './schemas.ts';

// Separate from the other endpoints, because the portal requests the file only on a click.
const endpoint = endpointsOf<typeof offHireSchemas>();

export const getOffHirePdf = /* @__PURE__ */ endpoint('getOffHirePdf', {
  summary: 'Off-hire as PDF/A-3a and PDF/UA-1, the proof that rent stops; 404 without a number or once withdrawn',
  method: 'GET',
  base: 'main',
  path: '/off-hires/{id}/pdf',
  module: 'order',
  rights: ['contract-view'],
  carries: 'download',
  uncached: true,
  problems: ['not-found'],
});
