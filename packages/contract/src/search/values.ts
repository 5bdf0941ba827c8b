/** What one search finds, in the order in which kinds that match as well follow each other (DOM-30). */
export const SEARCH_KINDS = [
  /** A machine that is or was on rent: a contract line. */
  'machine',
  'contract',
  'order',
  'offHire',
  'request',
  'document',
  'project',
  /** An asset of the client's own; for who may not see contracts, a rented one too. */
  'asset',
  'contactPerson',
  'user',
] as const;
export type SearchKind = (typeof SEARCH_KINDS)[number];

/** How well something matches, the best first. */
export const SEARCH_MATCHES = [
  /** Its number or its name is what was typed. */
  'exact',
  /** One of them begins with it. */
  'prefix',
  /** Each word that was typed begins a word of it. */
  'word',
  /** Each of them stands somewhere in it. */
  'within',
] as const;
export type SearchMatch = (typeof SEARCH_MATCHES)[number];

/** A single character would find nearly everything. */
export const MIN_SEARCHED = 2;
/** How many of one kind are answered, and how many in all. */
export const MAX_FOUND_OF_KIND = 5;
export const MAX_FOUND = 20;
