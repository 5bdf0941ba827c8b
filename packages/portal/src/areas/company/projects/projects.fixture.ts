import type { Right } from '@hireyard/contract';
import { configure, screen } from '@testing-library/react';
import type { HttpRequest } from '../../../http/types.ts';
import { line, page as linesPage } from '../../../testing/contracts.ts';
import { project, projectSummary } from '../../../testing/projects.ts';
import { user } from '../../../testing/visit.tsx';

// Pages load their chunks, which takes a while on a busy machine.
configure({ asyncUtilTimeout: 5000 });

export const ONE = project();
export const AT = `/order/company/projects/${ONE.id}`;
export const manager = (...rights: Right[]) =>
  user(['order'], ['manage-projects', 'contract-view', 'price-view', ...rights]);
export const LIST = {
  'GET /projects': {
    items: [projectSummary(), projectSummary({ id: 'p-2', name: 'Haven 7', number: 'P-1002', city: null, till: null })],
    page: 0,
    size: 25,
    hasMore: false,
  },
  'GET /projects/facets': { total: 2, facets: { status: [{ value: 'active', label: null, count: 2 }] } },
};
export const DETAIL = {
  [`GET /projects/${ONE.id}`]: ONE,
  'GET /contract-lines': linesPage([line()]),
};
export const button = (name: string | RegExp) => screen.getByRole('button', { name });
export const field = (name: string | RegExp) => screen.getByRole('textbox', { name });
export const writes = (requests: readonly HttpRequest[]) => requests.filter(({ method }) => method !== 'GET');
/** The idempotency key of each write. */
export const keysOf = (requests: readonly HttpRequest[]) =>
  writes(requests).map(({ headers }) => headers?.['Idempotency-Key']);
