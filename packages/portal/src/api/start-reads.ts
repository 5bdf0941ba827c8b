import {
  getGlobalActions,
  getModules,
  getProductTranslations,
  getProfile,
  getRights,
  listCorporateClients,
} from '@hireyard/contract';

/** Ids of the reads that every visit makes at its start. Epics make them, and they belong to no page. */
export const START_READS: readonly string[] = [
  getGlobalActions,
  getModules,
  getProductTranslations,
  getProfile,
  getRights,
  listCorporateClients,
].map(({ id }) => id);
