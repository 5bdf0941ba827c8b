import type { Endpoint, ResponseOf } from '@hireyard/contract';
import { createApi } from '@reduxjs/toolkit/query/react';
import { type CallArgument, requestOf } from '../http/call.ts';
import type { HttpRequest } from '../http/types.ts';
import { baseQuery } from './base-query.ts';
import { READS, TAGS, tagsOf, WRITES } from './tags.ts';

/** The server's data in the store; areas add to it with `injectEndpoints`, so that their calls stay in their chunk. */
export const api = createApi({
  reducerPath: 'api',
  baseQuery,
  tagTypes: TAGS,
  endpoints: () => ({}),
});

/**
 * A query for an endpoint of the contract:
 * `api.injectEndpoints({ endpoints: (build) => ({ contract: build.query(read(getContract)) }) })`.
 */
export const read = <E extends Endpoint>(endpoint: E) => ({
  query: (argument: CallArgument<E>): HttpRequest => requestOf(endpoint, argument),
  transformResponse: (body: unknown) => body as ResponseOf<E>,
  providesTags: tagsOf(READS, endpoint.id),
});

/** A mutation for an endpoint of the contract. */
export const write = <E extends Endpoint>(endpoint: E) => ({
  query: (argument: CallArgument<E>): HttpRequest => requestOf(endpoint, argument),
  transformResponse: (body: unknown) => body as ResponseOf<E>,
  invalidatesTags: tagsOf(WRITES, endpoint.id),
});
