import { Credentials, login } from '@hireyard/contract';
import { firstValueFrom } from 'rxjs';
import type { ThunkExtra } from '../api/base-query.ts';
import type { Issue } from '../forms/issue.ts';
import { check } from '../forms/resolver.ts';
import { call } from '../http/call.ts';
import { HttpError, type HttpProblem } from '../http/problem.ts';
import { signedIn } from '../session/session-actions.ts';
import { readToken } from '../session/token.ts';
import { STORAGE_KEYS } from '../storage/storage-keys.ts';
import type { AppDispatch } from '../store/store.ts';

/** What was typed, by the name of the field. */
export type Entered = Readonly<Record<string, unknown>>;

/** The problem that the server would answer with. */
const invalid = (issues: Readonly<Record<string, Issue>>): HttpProblem => ({
  type: 'validation',
  status: 422,
  title: 'Some fields are not valid',
  traceId: null,
  errors: Object.entries(issues).map(([field, issue]) => ({ pointer: `/${field}`, ...issue })),
});

const unknown = (status: number, title: string): HttpProblem => ({ type: 'unknown', status, title, traceId: null });

/**
 * Signs in and starts the session; resolves with what went wrong, or null, and never rejects. Invalid input is not
 * sent. The token is kept in storage and nowhere else.
 */
export const signIn =
  (entered: Entered) =>
  async (dispatch: AppDispatch, _: unknown, { http, storage }: ThunkExtra): Promise<HttpProblem | null> => {
    const checked = check(Credentials, entered);
    if ('issues' in checked) return invalid(checked.issues);
    try {
      const { accessToken } = await firstValueFrom(call(http, login, { body: checked.body }));
      const claims = readToken(accessToken);
      if (!claims) return unknown(200, 'The token cannot be read');
      storage.setItem(STORAGE_KEYS.accessToken, accessToken);
      dispatch(signedIn({ userId: claims.subject }));
      return null;
    } catch (error) {
      if (error instanceof HttpError) return error.problem;
      console.error(error);
      return unknown(0, String(error));
    }
  };
