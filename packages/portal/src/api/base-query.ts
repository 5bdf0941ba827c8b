import { listCorporateClients } from '@hireyard/contract';
import type { BaseQueryFn } from '@reduxjs/toolkit/query';
import {
  catchError,
  concat,
  defer,
  filter,
  firstValueFrom,
  from,
  fromEvent,
  map,
  merge,
  type Observable,
  of,
  switchMap,
  takeUntil,
} from 'rxjs';
import { isForAnyClient } from '../http/client-header.ts';
import { HttpError, type HttpProblem } from '../http/problem.ts';
import type { Http, HttpRequest } from '../http/types.ts';
import type { firstAnswer } from './cached-answers.ts';
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

/** The device's answer to a call, if it has one and the server has not named the client meanwhile (SW-07). */
const fromDevice = (call: string, api: Parameters<typeof firstAnswer>[1]) =>
  defer(() => import('./cached-answers.ts')).pipe(
    switchMap((answers) => answers.firstAnswer(call, api)),
    catchError(() => of(null)),
    filter((answer) => answer !== null),
  );

interface WithClient {
  readonly corporateClient?: { readonly byServer: boolean };
}

/**
 * RTK Query on top of the HTTP pipeline. Aborting a query unsubscribes, which aborts its fetch (HT-06). While the device
 * stands in for the server, the first answer of the two counts (SW-07).
 */
export const baseQuery: BaseQueryFn<HttpRequest, unknown, HttpProblem, object, Meta> = (
  request,
  { signal, extra, queryCacheKey, getState, dispatch },
) => {
  const byDevice = (getState() as WithClient).corporateClient?.byServer === false;
  const fromServer = defer(() =>
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
    ),
  );
  const answers = () => {
    // The clients are what only the server can name.
    if (!byDevice || !queryCacheKey || request.path === listCorporateClients.path) return fromServer;
    const first = fromDevice(queryCacheKey, { getState, dispatch });
    // A call for client data leaves once the client is named, whether or not the device has been read by then. Any other
    // would leave at once, and again for the answer that the device gave meanwhile.
    return isForAnyClient(request.path) ? concat(first, fromServer) : merge(first, fromServer);
  };
  return firstValueFrom(answers().pipe(takeUntil(signal.aborted ? of(true) : fromEvent(signal, 'abort'))), {
    defaultValue: { error: ABORTED },
  });
};
