import { type Credentials, login } from '@hireyard/contract';
import { firstValueFrom } from 'rxjs';
import { api } from '../api/api.ts';
import { settle, type ThunkExtra } from '../api/base-query.ts';
import { call } from '../http/call.ts';
import { signedIn } from './actions.ts';
import { STORAGE_KEYS } from './storage-keys.ts';
import { readToken } from './token.ts';

const signInApi = api.injectEndpoints({
  endpoints: (build) => ({
    /** Signs in; the token goes into local storage and nowhere else, so the store never holds it. */
    signIn: build.mutation<null, Credentials>({
      queryFn: async (credentials, { dispatch, extra }) => {
        const { http, storage } = extra as ThunkExtra;
        const answer = await firstValueFrom(settle(call(http, login, { body: credentials })));
        if ('error' in answer) return answer;
        const { accessToken } = answer.data;
        const claims = readToken(accessToken);
        if (!claims) return { error: { type: 'unknown', status: 0, title: 'Unreadable token', traceId: null } };
        storage.setItem(STORAGE_KEYS.accessToken, accessToken);
        dispatch(signedIn({ userId: claims.subject }));
        return { data: null };
      },
    }),
  }),
});

export const { useSignInMutation } = signInApi;
export const { signIn } = signInApi.endpoints;
