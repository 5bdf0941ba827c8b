import type { BaseQueryFn } from '@reduxjs/toolkit/query';
import { catchError, firstValueFrom, fromEvent, map, of, takeUntil } from 'rxjs';
import { HttpError, type HttpProblem } from '../http/problem.ts';
import type { Http, HttpRequest } from '../http/types.ts';

/** What thunks are given beside the store. */
export interface ThunkExtra {
  readonly http: Http;
}

type Meta = { readonly etag: string | null };
type Answer = { readonly data: unknown; readonly meta: Meta } | { readonly error: HttpProblem };

const failed = (problem: HttpProblem): Answer => ({ error: problem });
const ABORTED: HttpProblem = { type: 'network', status: 0, title: 'Aborted', traceId: null };

/** RTK Query's way into the http pipeline: an aborted query unsubscribes, and so aborts its fetch (HT-06). */
export const baseQuery: BaseQueryFn<HttpRequest, unknown, HttpProblem, object, Meta> = (request, { signal, extra }) =>
  firstValueFrom(
    (extra as ThunkExtra).http(request).pipe(
      map(({ body, etag }): Answer => ({ data: body ?? null, meta: { etag } })),
      catchError((error: unknown) => {
        if (error instanceof HttpError) return of(failed(error.problem));
        throw error;
      }),
      takeUntil(signal.aborted ? of(true) : fromEvent(signal, 'abort')),
    ),
    { defaultValue: failed(ABORTED) },
  );
