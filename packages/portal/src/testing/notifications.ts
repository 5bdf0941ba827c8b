import type { Notification } from '@hireyard/contract';
import { ONE } from './projects.ts';

/** Notifications as the API sends them. */
export const notification = (own: Partial<Notification> = {}): Notification => ({
  id: 'dddddddd-0000-4000-8000-000000000001',
  at: '2026-11-19T09:30:00.000Z',
  kind: 'comment',
  actor: { id: 'bbbbbbbb-0000-4000-8000-000000000001', name: 'Milan de Boer' },
  subject: { resource: 'project', id: ONE.id, name: ONE.name },
  rental: null,
  status: null,
  isRead: false,
  ...own,
});
export const TOLD = [
  notification(),
  notification({ id: 'dddddddd-0000-4000-8000-000000000002', kind: 'inspectionDue', isRead: true }),
];
export const NOTIFICATIONS = {
  'GET /notifications': { items: TOLD, page: 0, size: 25, hasMore: false },
  'GET /notifications/facets': {
    total: 2,
    facets: {
      kind: [
        { value: 'comment', label: null, count: 1 },
        { value: 'inspectionDue', label: null, count: 1 },
      ],
    },
  },
};
