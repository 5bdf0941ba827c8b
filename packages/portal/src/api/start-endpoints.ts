import {
  getGlobalActions,
  getModules,
  getProductTranslations,
  getProfile,
  getRights,
  listCorporateClients,
  putProfile,
} from '@hireyard/contract';
import { api, read, write } from './api.ts';

/** What every visit with a session asks for; the slices mirror the answers under their own names (ST-10). */
const start = api.injectEndpoints({
  endpoints: (build) => ({
    corporateClients: build.query(read(listCorporateClients)),
    globalActions: build.query(read(getGlobalActions)),
    rights: build.query(read(getRights)),
    modules: build.query(read(getModules)),
    profile: build.query(read(getProfile)),
    productTranslations: build.query(read(getProductTranslations)),
    saveProfile: build.mutation(write(putProfile)),
  }),
});

export const startEndpoints = start.endpoints;
export const { useLazyProfileQuery, useSaveProfileMutation } = start;

interface Rejection {
  readonly meta: { readonly aborted?: boolean; readonly condition?: boolean };
}
/** Whether a call has failed: one that was cancelled, or found to be under way already, has not. */
export const hasFailed = ({ meta }: Rejection): boolean => !meta.aborted && !meta.condition;
