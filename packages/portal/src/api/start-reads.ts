import {
  getGlobalActions,
  getModules,
  getProductTranslations,
  getProfile,
  getRights,
  listCorporateClients,
} from '@hireyard/contract';

/** Endpoint ids of the reads at the start of every visit. Epics make these reads; they belong to no page. */
export const START_READS: readonly string[] = [
  getGlobalActions,
  getModules,
  getProductTranslations,
  getProfile,
  getRights,
  listCorporateClients,
].map(({ id }) => id);
