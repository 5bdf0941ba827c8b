/** The texts of the portal, a file each per language; a page loads those it shows and no others. */
export const NAMESPACES = [
  'common',
  'shell',
  'problems',
  'auth',
  'account',
  'order',
  'planning',
  'spend',
  'contract',
  'orders',
  'offHires',
  'document',
  'request',
  'asset',
  'contact',
  'demo',
  'drafts',
  'depot',
  'profile',
  'project',
  'user',
  'feedback',
  'activity',
  'attachments',
  'notification',
  'offline',
  'outbox',
  'idle',
  'lists',
  'views',
  'palette',
  'attention',
] as const;
export type Namespace = (typeof NAMESPACES)[number];

/** The texts of every page: the frame's, the header's, and the messages for problems. */
export const FRAME_NAMESPACES = ['common', 'shell', 'problems'] as const satisfies readonly Namespace[];
