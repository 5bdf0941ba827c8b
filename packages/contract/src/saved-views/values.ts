/** Lists with saved views, by the path of their endpoint. */
export const SAVED_VIEW_LISTS = [
  'contract-lines',
  'orders',
  'requests',
  'documents',
  'assets',
  'projects',
  'users',
  'contact-persons',
  'addresses',
  'activity',
] as const;
export type SavedViewList = (typeof SAVED_VIEW_LISTS)[number];

/** Allowed display parameters of a list page's URL beside search, filters, sorting and page size. */
export const SAVED_VIEW_WORDS: { readonly [L in SavedViewList]?: Readonly<Record<string, readonly string[]>> } = {
  'contract-lines': { view: ['planning'], zoom: ['week', 'fourWeeks', 'quarter'] },
};

/** Maximum number of views per user and client, and of shared views per list. */
export const SAVED_VIEWS_MAX = 50;
export const SHARED_VIEWS_MAX = 100;
export const SAVED_VIEW_NAME_MAX = 80;
export const SAVED_VIEW_QUERY_MAX = 4000;

/** Actions that the caller may take on a view. The portal offers exactly these. */
export const SAVED_VIEW_ACTIONS = ['edit', 'delete'] as const;
