import type { BaseQueryFn } from '@reduxjs/toolkit/query';
import { catchError, firstValueFrom, fromEvent, map, type Observable, of, takeUntil } from 'rxjs';
import { HttpError, type HttpProblem } from '../http/problem.ts';
import type { Http, HttpRequest } from '../http/types.ts';

/** What thunks are given beside the store. */
export interface ThunkExtra {
  readonly http: Http;
  readonly storage: Pick<Storage, 'getItem' | 'setItem'>;
}

type Settled<T> = { readonly data: T } | { readonly error: HttpProblem };
type Meta = { readonly etag: string | null };

const ABORTED: HttpProblem = { type: 'network', status: 0, title: 'Aborted', traceId: null };

/** An answer or a problem as RTK Query wants them: as values. Whatever is no problem stays an exception. */
const settle = <T>(answer: Observable<T>): Observable<Settled<T>> =>
  answer.pipe(
    map((data) => ({ data })),
    catchError((error: unknown) => {
      if (error instanceof HttpError) return of({ error: error.problem });
      throw error;
    }),
  );

/** RTK Query's way into the http pipeline: an aborted query unsubscribes, and so aborts its fetch (HT-06). */
export const baseQuery: BaseQueryFn<HttpRequest, unknown, HttpProblem, object, Meta> = (request, { signal, extra }) =>
  firstValueFrom(
    settle((extra as ThunkExtra).http(request)).pipe(
      map((answer) =>
        'error' in answer ? answer : { data: answer.data.body ?? null, meta: { etag: answer.data.etag } },
      ),
      takeUntil(signal.aborted ? of(true) : fromEvent(signal, 'abort')),
    ),
    { defaultValue: { error: ABORTED } },
  );
