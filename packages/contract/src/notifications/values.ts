import { listOf, values } from '../core/list.ts';

/** Kinds of notifications, in the portal and by mail. */
export const NOTIFICATION_KINDS = [
  'invited',
  'requestMoved',
  'comment',
  'inspectionDue',
  'approvalAsked',
  'approvalDecided',
  'orderReceived',
  'orderMoved',
  'invoiceIssued',
  'paperAdded',
  'offHireNumber',
  'offHireWithdrawn',
  'collectionScheduled',
  'collectionFailed',
  'deliveryAnnounced',
  'endingSoon',
  'invoiceOverdue',
  'attentionAssigned',
  'assetsImported',
] as const;
export type NotificationKind = (typeof NOTIFICATION_KINDS)[number];

export const NOTIFICATION_STATES = ['unread', 'read'] as const;

export const NOTIFICATION_LIST = listOf({
  sorts: ['at'],
  defaultSort: { field: 'at', direction: 'desc' },
  filters: { state: values(NOTIFICATION_STATES), kind: values(NOTIFICATION_KINDS) },
  facets: ['kind'],
});
