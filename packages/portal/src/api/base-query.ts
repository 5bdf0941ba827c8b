import type { BaseQueryFn } from '@reduxjs/toolkit/query';
import { catchError, firstValueFrom, fromEvent, map, type Observable, of, takeUntil } from 'rxjs';
import { HttpError, type HttpProblem } from '../http/problem.ts';
import type { Http, HttpRequest } from '../http/types.ts';

/** The extra argument of thunks. */
export interface ThunkExtra {
  readonly http: Http;
  readonly storage: Pick<Storage, 'getItem' | 'setItem'>;
}

type Settled<T> = { readonly data: T } | { readonly error: HttpProblem };
type Meta = { readonly etag: string | null };

const ABORTED: HttpProblem = { type: 'network', status: 0, title: 'Aborted', traceId: null };

/** Turns problems into values, as RTK Query expects; any other error stays an exception. */
const settle = <T>(answer: Observable<T>): Observable<Settled<T>> =>
  answer.pipe(
    map((data) => ({ data })),
    catchError((error: unknown) => {
      if (error instanceof HttpError) return of({ error: error.problem });
      throw error;
    }),
  );

/** RTK Query over the http pipeline: an aborted query unsubscribes, which aborts its fetch (HT-06). */
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
