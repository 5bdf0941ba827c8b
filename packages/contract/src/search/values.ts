/** Kinds of results, in the order of equally good matches (DOM-33). */
export const SEARCH_KINDS = [
  /** Machine that is or was on rent: a contract line. */
  'machine',
  'contract',
  'order',
  'offHire',
  'request',
  'document',
  'project',
  /** Own asset; for users who may not see contracts, also a rented one. */
  'asset',
  'contactPerson',
  'user',
] as const;
export type SearchKind = (typeof SEARCH_KINDS)[number];

/** Quality of a match, best first. */
export const SEARCH_MATCHES = [
  /** Number or name equal to the search text. */
  'exact',
  /** Number or name starting with the search text. */
  'prefix',
  /** Every search word is the start of a word of the text. */
  'word',
  /** Every search word occurs somewhere in the text. */
  'within',
] as const;

/** Minimum length, because one character would match nearly everything. */
export const MIN_SEARCHED = 2;
/** Maximum number of results per kind, and in total. */
export const MAX_FOUND_OF_KIND = 5;
export const MAX_FOUND = 20;
