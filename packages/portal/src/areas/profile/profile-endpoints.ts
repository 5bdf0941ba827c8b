import { getProfile, putProfile } from '@hireyard/contract';
import { api, read, write } from '../../api/api.ts';

export const { useLazyProfileQuery, useSaveProfileMutation } = api.injectEndpoints({
  endpoints: (b) => ({
    profile: b.query(read(getProfile, ['Profile'])),
    saveProfile: b.mutation(write(putProfile, ['Profile'])),
  }),
});
