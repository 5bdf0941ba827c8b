/** The lists whose views can be saved, by the path of the endpoint that each is read from. */
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

/** What the address of a list's page says beside search, filters, sorting and page size: how the rows are shown. */
export const SAVED_VIEW_WORDS: { readonly [L in SavedViewList]?: Readonly<Record<string, readonly string[]>> } = {
  'contract-lines': { view: ['planning'], zoom: ['week', 'fourWeeks', 'quarter'] },
};

/** How many views a user has within a client at most, and how many of a list its users share. */
export const SAVED_VIEWS_MAX = 50;
export const SHARED_VIEWS_MAX = 100;
export const SAVED_VIEW_NAME_MAX = 80;
export const SAVED_VIEW_QUERY_MAX = 4000;

/** What a caller may do with a view; the portal offers these and nothing else. */
export const SAVED_VIEW_ACTIONS = ['edit', 'delete'] as const;
