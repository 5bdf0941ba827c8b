import { listCorporateClients } from '@hireyard/contract';
import type { BaseQueryFn } from '@reduxjs/toolkit/query';
import { catchError, firstValueFrom, from, fromEvent, map, type Observable, of, switchMap, takeUntil } from 'rxjs';
import { HttpError, type HttpProblem } from '../http/problem.ts';
import type { Http, HttpRequest } from '../http/types.ts';
import type { Readers } from './readers.ts';

/** Extra argument of thunks. */
export interface ThunkExtra {
  readonly http: Http;
  readonly storage: Pick<Storage, 'getItem' | 'setItem' | 'removeItem'>;
  readonly readers: Readers;
}

type Settled<T> = { readonly data: T } | { readonly error: HttpProblem };
/** Metadata of an answer. */
export type Meta = {
  readonly etag: string | null;
  /** Time of the server's answer; set only if the answer comes from the device. */
  readonly cachedAt?: number;
};

const ABORTED: HttpProblem = { type: 'network', status: 0, title: 'Aborted', traceId: null };

/** Turns HTTP problems into values for RTK Query. Any other error stays an exception. */
const settle = <T>(answer: Observable<T>): Observable<Settled<T>> =>
  answer.pipe(
    map((data) => ({ data })),
    catchError((error: unknown) => {
      if (error instanceof HttpError) return of({ error: error.problem });
      throw error;
    }),
  );

/**
 * Returns whether the server did not answer, or a gateway answered instead. The device may have an earlier answer
 * (SW-03).
 */
export const isUnanswered = ({ status }: HttpProblem) => status === 0 || status > 500;

interface WithClient {
  readonly corporateClient?: { readonly byServer: boolean };
}

/**
 * RTK Query on top of the HTTP pipeline. Aborting a query unsubscribes, which aborts its fetch (HT-06). While the device
 * stands in for the server, a read asks the device first (SW-07).
 */
export const baseQuery: BaseQueryFn<HttpRequest, unknown, HttpProblem, object, Meta> = (
  request,
  { signal, extra, queryCacheKey, getState, dispatch },
) => {
  // The clients are what only the server can name.
  const byDevice =
    queryCacheKey &&
    request.path !== listCorporateClients.path &&
    (getState() as WithClient).corporateClient?.byServer === false;
  const askServer = () =>
    settle((extra as ThunkExtra).http(request)).pipe(
      switchMap((answer) => {
        if (!('error' in answer)) return of({ data: answer.data.body ?? null, meta: { etag: answer.data.etag } });
        if (!queryCacheKey || !isUnanswered(answer.error)) return of(answer);
        return from(import('./cached-answers.ts')).pipe(
          switchMap(({ offlineCacheAnswer }) =>
            offlineCacheAnswer(answer.error, queryCacheKey, { getState, dispatch }),
          ),
          catchError(() => of(answer)),
        );
      }),
    );
  const answers = byDevice
    ? from(import('./cached-answers.ts')).pipe(
        switchMap(({ firstAnswer }) => firstAnswer(queryCacheKey, { getState, dispatch })),
        catchError(() => of(null)),
        switchMap((answer) => (answer ? of(answer) : askServer())),
      )
    : askServer();
  return firstValueFrom(answers.pipe(takeUntil(signal.aborted ? of(true) : fromEvent(signal, 'abort'))), {
    defaultValue: { error: ABORTED },
  });
};
