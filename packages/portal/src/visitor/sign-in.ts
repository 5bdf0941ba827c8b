import { type Issue, login } from '@hireyard/contract';
import { firstValueFrom } from 'rxjs';
import type { ThunkExtra } from '../api/base-query.ts';
import { call } from '../http/call.ts';
import { HttpError, type HttpProblem } from '../http/problem.ts';
import { signedIn } from '../session/session-actions.ts';
import { readToken } from '../session/token.ts';
import { STORAGE_KEYS } from '../storage/storage-keys.ts';
import type { AppDispatch } from '../store/store.ts';
import { checkCredentials, type Entered } from './credentials.ts';

/** Builds the server's own problem for invalid fields. */
const invalid = (issues: Readonly<Partial<Record<string, Issue>>>): HttpProblem => ({
  type: 'validation',
  status: 422,
  title: 'Some fields are not valid',
  traceId: null,
  errors: Object.entries(issues).flatMap(([field, issue]) => (issue ? [{ pointer: `/${field}`, ...issue }] : [])),
});

const unknown = (status: number, title: string): HttpProblem => ({ type: 'unknown', status, title, traceId: null });

/**
 * Signs in and starts the session. Resolves with the problem, or null on success. Never rejects. Does not send
 * credentials that are clearly invalid. Only storage holds the token.
 */
export const signIn =
  (entered: Entered) =>
  async (dispatch: AppDispatch, _: unknown, { http, storage }: ThunkExtra): Promise<HttpProblem | null> => {
    const checked = checkCredentials(entered);
    if ('issues' in checked) return invalid(checked.issues);
    try {
      const { accessToken } = await firstValueFrom(call(http, login, { body: checked.body }));
      const claims = readToken(accessToken);
      if (!claims) return unknown(200, 'The token cannot be read');
      // Left over if a tab was closed during logout.
      storage.removeItem(STORAGE_KEYS.loggingOut);
      storage.setItem(STORAGE_KEYS.accessToken, accessToken);
      dispatch(signedIn({ userId: claims.subject }));
      return null;
    } catch (error) {
      if (error instanceof HttpError) return error.problem;
      console.error(error);
      return unknown(0, String(error));
    }
  };
