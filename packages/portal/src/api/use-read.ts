import type { Endpoint, ResponseOf } from '@hireyard/contract';
import { type CallArgument, requestOf } from '../http/call.ts';
import type { HttpRequest } from '../http/types.ts';
import { api } from './api.ts';

/** What a page knows of a read: `data` is the last answer there was, `currentData` the one to what is asked now. */
export interface Read<Answer> {
  readonly data?: Answer | undefined;
  readonly currentData?: Answer | undefined;
  readonly error?: unknown;
  /** The error where there is nothing to show in its place; undefined while it is asked again. */
  readonly failure?: unknown;
  readonly isFetching: boolean;
  /** Asks again; resolves with how that ended, also when it failed. */
  readonly refetch: () => PromiseLike<{ readonly error?: unknown }>;
}
export interface ReadOptions {
  /** Asks for nothing while it is true. */
  readonly skip?: boolean;
  /** Seconds after which an answer that is shown again is asked for again. */
  readonly refetchOnMountOrArgChange?: number;
}

/** Reads by a request that was put together already, where the endpoint is known at run time alone. */
export function useRequest<Answer>(id: string, request: HttpRequest, options?: ReadOptions): Read<Answer> {
  const read = api.useReadQuery({ id, request }, options) as Read<Answer>;
  const { error, isFetching, currentData } = read;
  return { ...read, failure: isFetching || currentData !== undefined ? undefined : error };
}

/** Reads an endpoint of the contract, keeps its answer in the store and reads it again when a write changes it. */
export const useRead = <E extends Endpoint>(
  endpoint: E,
  input: CallArgument<E>,
  options?: ReadOptions,
): Read<ResponseOf<E>> => useRequest(endpoint.id, requestOf(endpoint, input), options);
