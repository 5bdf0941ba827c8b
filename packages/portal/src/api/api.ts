import { createApi } from '@reduxjs/toolkit/query/react';
import type { HttpRequest } from '../http/types.ts';
import { baseQuery } from './base-query.ts';
import { READS, TAGS, type Tag, tagsOf } from './tags.ts';

/** A call of the contract: the endpoint that it is of, and what goes over the wire. */
export interface ApiCall {
  readonly id: string;
  readonly request: HttpRequest;
}

/** A write says what it changes: pages that only read do without the table of writes. */
export interface ApiWrite extends ApiCall {
  readonly changes: readonly Tag[];
}

/**
 * The server's data in the store. One query and one mutation serve every endpoint of the contract: pages use them by
 * `useRead` and `useWrite`, epics and slices by `callsOf`.
 */
export const api = createApi({
  reducerPath: 'api',
  baseQuery,
  tagTypes: TAGS,
  endpoints: (build) => ({
    read: build.query<unknown, ApiCall>({
      query: ({ request }) => request,
      providesTags: (_answer, _error, { id }) => tagsOf(READS, id),
    }),
    write: build.mutation<unknown, ApiWrite>({
      query: ({ request }) => request,
      // Whatever is written stands in the activity too.
      invalidatesTags: (_answer, error, { changes }) => (error ? [] : [...changes, 'Activity']),
    }),
  }),
});
