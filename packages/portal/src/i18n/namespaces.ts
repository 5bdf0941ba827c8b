/** The texts of the portal, a file each per language; a route loads those it shows and no others. */
export const NAMESPACES = [
  'common',
  'shell',
  'problems',
  'auth',
  'order',
  'document',
  'request',
  'asset',
  'company',
  'depot',
  'profile',
  'project',
] as const;
export type Namespace = (typeof NAMESPACES)[number];

/** What every route shows: the frame's own words, the header's, and a sentence for each thing that can go wrong. */
export const FRAME_NAMESPACES = ['common', 'shell', 'problems'] as const satisfies readonly Namespace[];
