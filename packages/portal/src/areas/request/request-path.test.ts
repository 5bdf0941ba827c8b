import { REQUEST_KINDS, REQUEST_STATUSES, type RequestStatus } from '@hireyard/contract';
import { expect, it } from 'vitest';
import { request } from '../../testing/requests.ts';
import { pathOf } from './request-path.ts';

const stepped = (statuses: readonly RequestStatus[]) =>
  statuses.map((status) => ({ status, at: '2026-11-20T09:00:00.000Z', by: null }));
const read = (own: Parameters<typeof request>[0]) =>
  pathOf(request(own)).map(({ status, state }) => `${status} ${state}`);

it('[DOM-04] shows what a request has reached and what comes next, a proposal only where there is one', () => {
  const steps = stepped(['draft', 'submitted', 'inReview']);
  const begun = ['draft done', 'submitted done', 'inReview current'];
  expect(read({ status: 'inReview', steps })).toEqual([...begun, 'approved ahead', 'fulfilled ahead']);
  expect(read({ kind: 'quote', status: 'inReview', steps })).toEqual([
    ...begun,
    'quoted ahead',
    'approved ahead',
    'fulfilled ahead',
  ]);
  expect(read({ status: 'quoted', steps: [...steps, ...stepped(['quoted'])] })).toEqual([
    'draft done',
    'submitted done',
    'inReview done',
    'quoted current',
    'approved ahead',
    'fulfilled ahead',
  ]);
});

it('[DOM-04] ends where the request has ended', () => {
  expect(read({ status: 'cancelled', steps: stepped(['draft', 'submitted', 'cancelled']) })).toEqual([
    'draft done',
    'submitted done',
    'cancelled failed',
  ]);
  expect(read({ status: 'fulfilled', steps: stepped(['draft', 'fulfilled']) }).at(-1)).toBe('fulfilled done');
});

it('[DOM-04] has one current state at most, whatever the kind', () => {
  for (const kind of REQUEST_KINDS)
    for (const status of REQUEST_STATUSES) {
      const path = pathOf(request({ kind, status, steps: stepped([status]) }));
      const isOver = ['rejected', 'fulfilled', 'cancelled'].includes(status);
      expect(path.filter(({ state }) => state === 'current')).toHaveLength(isOver ? 0 : 1);
    }
});
