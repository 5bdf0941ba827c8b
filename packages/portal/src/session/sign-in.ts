import { type Credentials, login } from '@hireyard/contract';
import { firstValueFrom } from 'rxjs';
import type { ThunkExtra } from '../api/base-query.ts';
import { call } from '../http/call.ts';
import { HttpError, type HttpProblem } from '../http/problem.ts';
import type { AppDispatch } from '../store.ts';
import { signedIn } from './actions.ts';
import { STORAGE_KEYS } from './storage-keys.ts';
import { readToken } from './token.ts';

/** Signs in and begins the session; answers what went wrong, or null. The token goes into storage and nowhere else. */
export const signIn =
  (credentials: Credentials) =>
  async (dispatch: AppDispatch, _: unknown, { http, storage }: ThunkExtra): Promise<HttpProblem | null> => {
    try {
      const { accessToken } = await firstValueFrom(call(http, login, { body: credentials }));
      const claims = readToken(accessToken);
      if (!claims) return { type: 'unknown', status: 200, title: 'The token cannot be read', traceId: null };
      storage.setItem(STORAGE_KEYS.accessToken, accessToken);
      dispatch(signedIn({ userId: claims.subject }));
      return null;
    } catch (error) {
      if (error instanceof HttpError) return error.problem;
      throw error;
    }
  };
