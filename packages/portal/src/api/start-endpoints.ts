import {
  getGlobalActions,
  getModules,
  getProductTranslations,
  getProfile,
  getRights,
  listCorporateClients,
  putProfile,
} from '@hireyard/contract';
import { callsOf } from './calls.ts';

/**
 * The endpoints that every visit with a session calls. The slices mirror their answers under their own names (ST-10).
 */
export const startEndpoints = {
  corporateClients: callsOf(listCorporateClients),
  globalActions: callsOf(getGlobalActions),
  rights: callsOf(getRights),
  modules: callsOf(getModules),
  profile: callsOf(getProfile),
  productTranslations: callsOf(getProductTranslations),
  saveProfile: callsOf(putProfile),
};
