import { createApi } from '@reduxjs/toolkit/query/react';
import type { HttpRequest } from '../http/types.ts';
import { baseQuery } from './base-query.ts';
import { wasCancelled } from './readers.ts';
import { READS, TAGS, type Tag, tagsOf } from './tags.ts';

/** A call of the contract: the id of its endpoint, and the request. */
export interface ApiCall {
  readonly id: string;
  readonly request: HttpRequest;
}

/** A write carries the tags that it changes, so that read-only pages do not load the table of write tags. */
export interface ApiWrite extends ApiCall {
  readonly changes: readonly Tag[];
}

/**
 * The server data in the store. One query and one mutation serve every endpoint of the contract. Pages use them through
 * `useRead` and `useWrite`, epics and slices through `callsOf`.
 */
export const api = createApi({
  reducerPath: 'api',
  baseQuery,
  tagTypes: TAGS,
  endpoints: (build) => ({
    read: build.query<unknown, ApiCall>({
      query: ({ request }) => request,
      // A canceled call is made again, even if the store still has an earlier answer.
      forceRefetch: ({ endpointState }) => wasCancelled(endpointState?.error),
      providesTags: (_answer, _error, { id }) => tagsOf(READS, id),
    }),
    write: build.mutation<unknown, ApiWrite>({
      query: ({ request }) => request,
      // Every write is also recorded in the activity.
      invalidatesTags: (_answer, error, { changes }) => (error ? [] : [...changes, 'Activity']),
    }),
  }),
});
