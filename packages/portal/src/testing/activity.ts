import type { Activity } from '@hireyard/contract';
import { ONE } from './projects.ts';

/** Activities as the API sends them. */
export const activity = (own: Partial<Activity> = {}): Activity => ({
  id: 'aaaaaaaa-0000-4000-8000-000000000001',
  at: '2026-11-19T09:30:00.000Z',
  person: null,
  actor: { id: 'bbbbbbbb-0000-4000-8000-000000000001', name: 'Petra Planner' },
  subject: { resource: 'project', id: ONE.id, name: ONE.name },
  rental: null,
  action: 'updated',
  fields: ['name', 'budget'],
  status: null,
  ...own,
});
export const EDITED = activity();
export const CLOSED = activity({
  id: 'aaaaaaaa-0000-4000-8000-000000000002',
  action: 'moved',
  fields: [],
  status: 'closed',
});
/** By the rental company. */
export const MADE = activity({
  id: 'aaaaaaaa-0000-4000-8000-000000000003',
  at: '2026-11-16T09:30:00.000Z',
  action: 'created',
  fields: [],
  actor: null,
});
export const GONE = activity({
  id: 'aaaaaaaa-0000-4000-8000-000000000004',
  action: 'removed',
  fields: [],
  subject: { resource: 'role', id: 'cccccccc-0000-4000-8000-000000000001', name: 'Night shift' },
});
export const ACTIVITY = 'GET /activity';
export const activities = (items: readonly Activity[], hasMore = false) => ({ items, page: 0, size: 5, hasMore });
export const ALL_ACTIVITY = {
  [ACTIVITY]: activities([EDITED, GONE, MADE]),
  'GET /activity/facets': {
    total: 3,
    facets: {
      resource: [
        { value: 'project', label: null, count: 2 },
        { value: 'role', label: null, count: 1 },
      ],
      action: [{ value: 'updated', label: null, count: 1 }],
      actor: [],
    },
  },
};
