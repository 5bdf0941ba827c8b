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

/** What every visit with a session asks for; the slices mirror the answers under their own names (ST-10). */
export const startEndpoints = {
  corporateClients: callsOf(listCorporateClients),
  globalActions: callsOf(getGlobalActions),
  rights: callsOf(getRights),
  modules: callsOf(getModules),
  profile: callsOf(getProfile),
  productTranslations: callsOf(getProductTranslations),
  saveProfile: callsOf(putProfile),
};
