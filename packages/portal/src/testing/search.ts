import type { SearchAnswer, SearchHit } from '@hireyard/contract';

const idOf = (number: number) => `7d3c1f5a-0b7e-4c52-9a54-${String(number).padStart(12, '0')}`;
export const ZUIDAS = { id: idOf(90), number: 'P-1001', name: 'Zuidas Tower C' };

const hit = (number: number, more: Partial<SearchHit> & Pick<SearchHit, 'kind' | 'subject'>): SearchHit => ({
  id: idOf(number),
  match: 'prefix',
  title: null,
  productCode: null,
  fleetNumber: null,
  documentType: null,
  project: null,
  ...more,
});
const subject = (resource: SearchHit['subject']['resource'], number: number, name: string) => ({
  ...{ resource, id: idOf(number), name },
});

export const CONTRACT = hit(1, {
  kind: 'contract',
  match: 'exact',
  subject: subject('contract', 1, 'C-2026'),
  project: ZUIDAS,
});
export const MACHINE = hit(2, {
  kind: 'machine',
  subject: subject('contract', 1, 'C-2026'),
  productCode: 'SCI-E-12',
  fleetNumber: '204 118',
  project: ZUIDAS,
});
export const INVOICE = hit(3, {
  kind: 'document',
  match: 'word',
  subject: subject('document', 3, 'I-2026-004'),
  documentType: 'invoice',
});
export const REQUEST = hit(4, {
  kind: 'request',
  match: 'word',
  subject: subject('request', 4, 'R-2610-257'),
  title: 'Lifts for the ground floor',
  project: ZUIDAS,
});

export const FOUND: SearchAnswer = { items: [CONTRACT, MACHINE, INVOICE, REQUEST], more: ['document'] };
export const NOTHING_FOUND: SearchAnswer = { items: [], more: [] };
