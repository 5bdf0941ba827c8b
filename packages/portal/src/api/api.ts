import type { Endpoint, ResponseOf } from '@hireyard/contract';
import { createApi, type TagDescription } from '@reduxjs/toolkit/query/react';
import { type CallArgument, requestOf } from '../http/call.ts';
import type { HttpProblem } from '../http/problem.ts';
import type { HttpRequest } from '../http/types.ts';
import { baseQuery } from './base-query.ts';

/** One tag an entity: a write names what it changes, and the reads that show it are asked again. */
const TAGS = [
  'Contract',
  'ContractLine',
  'KeyFigures',
  'Planning',
  'Profile',
  'Order',
  'Document',
  'OffHire',
  'Request',
  'Asset',
  'ContactPerson',
  'Address',
  'Project',
  'User',
  'Role',
  'Depot',
  'Product',
  'SavedView',
  'WhatsNew',
] as const;
export type Tag = (typeof TAGS)[number];
type Tags = readonly TagDescription<Tag>[];

/** The server's data in the store; areas add to it with `injectEndpoints`, so that their calls stay in their chunk. */
export const api = createApi({
  reducerPath: 'api',
  baseQuery,
  tagTypes: TAGS,
  endpoints: () => ({}),
});

type TagsOf<Result, Argument> =
  | Tags
  | ((result: Result | undefined, error: HttpProblem | undefined, argument: Argument) => Tags);

/**
 * A query out of an endpoint of the contract:
 * `api.injectEndpoints({ endpoints: (b) => ({ contract: b.query(read(getContract, ['Contract'])) }) })`.
 */
export const read = <E extends Endpoint>(endpoint: E, tags: TagsOf<ResponseOf<E>, CallArgument<E>> = []) => ({
  query: (argument: CallArgument<E>): HttpRequest => requestOf(endpoint, argument),
  transformResponse: (body: unknown) => body as ResponseOf<E>,
  providesTags: tags,
});

/** A mutation out of an endpoint of the contract; `tags` are what it makes stale. */
export const write = <E extends Endpoint>(endpoint: E, tags: TagsOf<ResponseOf<E>, CallArgument<E>> = []) => ({
  query: (argument: CallArgument<E>): HttpRequest => requestOf(endpoint, argument),
  transformResponse: (body: unknown) => body as ResponseOf<E>,
  invalidatesTags: tags,
});
