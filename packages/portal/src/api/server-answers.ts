import { getAvailability } from '@hireyard/contract';
import { catchError, map, type Observable, of } from 'rxjs';
import { call } from '../http/call.ts';
import { HttpError } from '../http/problem.ts';
import { isUnanswered, type ThunkExtra } from './base-query.ts';

/** Asks the server once, and emits whether it answered. */
export const serverAnswers =
  () =>
  (_dispatch: unknown, _getState: unknown, { http }: ThunkExtra): Observable<boolean> =>
    call(http, getAvailability, undefined).pipe(
      map(() => true),
      catchError((error: unknown) => of(error instanceof HttpError && !isUnanswered(error.problem))),
    );
