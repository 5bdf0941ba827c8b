import { createApi } from '@reduxjs/toolkit/query/react';
import type { HttpRequest } from '../http/types.ts';
import { baseQuery } from './base-query.ts';
import { CHANGES, SHOWS, TAGS } from './tags.ts';

/** A call of the contract: which endpoint it is, for its tags, and what goes over the wire. */
export interface ApiCall {
  readonly id: string;
  readonly request: HttpRequest;
}
type ById = Readonly<Record<string, readonly (typeof TAGS)[number][] | undefined>>;

/**
 * The server's data in the store. One query and one mutation serve every endpoint of the contract; pages use them by
 * `useRead` and `useWrite`.
 */
export const api = createApi({
  reducerPath: 'api',
  baseQuery,
  tagTypes: TAGS,
  endpoints: (build) => ({
    read: build.query<unknown, ApiCall>({
      query: ({ request }) => request,
      providesTags: (_answer, _error, { id }) => (SHOWS as ById)[id] ?? [],
    }),
    write: build.mutation<unknown, ApiCall>({
      query: ({ request }) => request,
      invalidatesTags: (_answer, error, { id }) => (error ? [] : ((CHANGES as ById)[id] ?? [])),
    }),
  }),
});
