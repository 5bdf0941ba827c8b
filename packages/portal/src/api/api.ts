import { createApi } from '@reduxjs/toolkit/query/react';
import type { HttpRequest } from '../http/types.ts';
import { baseQuery } from './base-query.ts';
import { READS, TAGS, tagsOf, WRITES } from './tags.ts';

/** A call of the contract: the endpoint that it is of, and what goes over the wire. */
export interface ApiCall {
  readonly id: string;
  readonly request: HttpRequest;
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
    write: build.mutation<unknown, ApiCall>({
      query: ({ request }) => request,
      invalidatesTags: (_answer, error, { id }) => (error ? [] : tagsOf(WRITES, id)),
    }),
  }),
});
