import { catchError, defer, type Observable, switchMap, throwError } from 'rxjs';
import { HttpError } from './problem.ts';
import { type Layer, withHeader } from './types.ts';

export interface TokenSource {
  readonly token: () => string | null;
  /** Replaces a refused token with a fresh one. Fails if the session is over. */
  readonly renew: (refused: string) => Observable<string>;
}

/** Adds the session token to calls. After a 401, refreshes the token and repeats the call, once each (HT-07). */
export const sessionToken =
  ({ token, renew }: TokenSource): Layer =>
  (next) =>
  (request) =>
    defer(() => {
      const current = token();
      if (!current || !request.own || request.underAuth) return next(request);
      const signed = (by: string) => next(withHeader(request, 'Authorization', `Bearer ${by}`));
      return signed(current).pipe(
        catchError((error: unknown) =>
          error instanceof HttpError && error.problem.status === 401
            ? renew(current).pipe(switchMap(signed))
            : throwError(() => error),
        ),
      );
    });
