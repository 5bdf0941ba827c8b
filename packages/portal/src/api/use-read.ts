import type { Endpoint, ResponseOf } from '@hireyard/contract';
import { type CallArgument, requestOf } from '../http/call.ts';
import { isRefused } from '../http/problem.ts';
import type { HttpRequest } from '../http/types.ts';
import { type ApiCall, api } from './api.ts';
import { wasCancelled } from './readers.ts';
import { useReader } from './use-reader.ts';

/** State of a read. `data` is the last answer to any input, `currentData` the answer to the current input. */
export interface Read<Answer> {
  readonly data?: Answer | undefined;
  readonly currentData?: Answer | undefined;
  readonly error?: unknown;
  /** The error if there is no answer to show. Undefined during a retry. */
  readonly failure?: unknown;
  readonly isFetching: boolean;
  /** Makes the call again. Resolves with the result, also after a failure. */
  readonly refetch: () => PromiseLike<{ readonly error?: unknown }>;
}
export interface ReadOptions {
  /** Makes no call while true. */
  readonly skip?: boolean;
  /** Age in seconds at which a mounting component reads the answer again. */
  readonly refetchOnMountOrArgChange?: number;
}

const HIDDEN = { data: undefined, currentData: undefined };

/** Reads by a complete request, for endpoints that are only known at run time. */
export function useRequest<Answer>(id: string, request: HttpRequest, options?: ReadOptions): Read<Answer> {
  const call: ApiCall = { id, request };
  const read = api.useReadQuery(call, options) as Read<Answer>;
  useReader(call, options?.skip ?? false);
  const { isFetching } = read;
  const error = wasCancelled(read.error) ? undefined : read.error;
  // The store keeps the former answer under an error. What was withdrawn is hidden at once.
  const { data, currentData } = isRefused(error) ? HIDDEN : read;
  return { ...read, data, currentData, error, failure: isFetching || currentData !== undefined ? undefined : error };
}

/** Reads an endpoint of the contract and keeps the answer in the store. Reads it again when a write changes it. */
export const useRead = <E extends Endpoint>(
  endpoint: E,
  input: CallArgument<E>,
  options?: ReadOptions,
): Read<ResponseOf<E>> => useRequest(endpoint.id, requestOf(endpoint, input), options);
