import type { Endpoint, ResponseOf } from '@hireyard/contract';
import type { Action } from '@reduxjs/toolkit';
import { defaultSerializeQueryArgs } from '@reduxjs/toolkit/query';
import { type CallArgument, requestOf } from '../http/call.ts';
import { type ApiCall, api } from './api.ts';

type CallMeta = {
  readonly arg: { readonly originalArgs: ApiCall };
  readonly aborted?: boolean;
  readonly condition?: boolean;
};
interface CallAction extends Action {
  readonly meta: CallMeta;
}
interface Answer<E extends Endpoint> extends CallAction {
  readonly payload: ResponseOf<E>;
}

export const callOf = <E extends Endpoint>(endpoint: E, input: CallArgument<E>): ApiCall => ({
  id: endpoint.id,
  request: requestOf(endpoint, input),
});

/** RTK Query's cache key of a read. */
export const cacheKeyOf = (call: ApiCall): string =>
  defaultSerializeQueryArgs({ endpointName: 'read', queryArgs: call, endpointDefinition: {} as never });

/**
 * The calls of one endpoint, for use outside components: creates them, selects their answers and matches their actions.
 */
export function callsOf<E extends Endpoint>(endpoint: E) {
  const { read, write } = api.endpoints;
  const call = endpoint.method === 'GET' ? read : write;
  const isOwn = (action: unknown) => (action as CallAction).meta.arg.originalArgs.id === endpoint.id;
  return {
    /** Makes the call, unless the store has its answer. */
    initiate: (input: CallArgument<E>, options?: Parameters<typeof read.initiate>[1]) =>
      read.initiate(callOf(endpoint, input), options),
    /** Selects the answer to one input. */
    select: (input: CallArgument<E>) => {
      const select = read.select(callOf(endpoint, input));
      return (state: Parameters<typeof select>[0]) => select(state).data as ResponseOf<E> | undefined;
    },
    matchPending: (action: unknown): action is CallAction => call.matchPending(action as Action) && isOwn(action),
    matchFulfilled: (action: unknown): action is Answer<E> => call.matchFulfilled(action as Action) && isOwn(action),
    matchRejected: (action: unknown): action is CallAction => call.matchRejected(action as Action) && isOwn(action),
  };
}

/** Returns whether a call failed. A canceled or deduplicated call has not. */
export const hasFailed = ({ meta }: CallAction): boolean => !meta.aborted && !meta.condition;
