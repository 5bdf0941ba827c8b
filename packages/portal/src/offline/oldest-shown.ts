import {
  getGlobalActions,
  getModules,
  getProductTranslations,
  getProfile,
  getRights,
  listCorporateClients,
} from '@hireyard/contract';

interface ShownAnswer {
  readonly endpoint: string;
  /** Milliseconds since the epoch. */
  readonly at: number | undefined;
}

/** Asked once a visit, for every page: how old the page is does not follow from them. */
const AT_START: readonly string[] = [
  getGlobalActions,
  getModules,
  getProductTranslations,
  getProfile,
  getRights,
  listCorporateClients,
].map(({ id }) => id);

/** The moment of the oldest answer that a page shows, null where it shows none. */
export const oldestShown = (shown: readonly ShownAnswer[]): number | null => {
  const moments = shown.flatMap(({ endpoint, at }) => (at === undefined || AT_START.includes(endpoint) ? [] : at));
  return moments.length === 0 ? null : Math.min(...moments);
};
