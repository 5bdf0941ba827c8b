import type { Endpoint, ResponseOf } from '@hireyard/contract';
import { useCallback } from 'react';
import { type CallArgument, requestOf } from '../http/call.ts';
import { type HttpProblem, isHttpProblem } from '../http/problem.ts';
import { api } from './api.ts';
import { tagsOf } from './tags.ts';
import { WRITES } from './write-tags.ts';

/** What a write came to: the server's answer, or the problem that refused it. */
export type Written<Answer> =
  | { readonly ok: true; readonly answer: Answer }
  | { readonly ok: false; readonly problem: HttpProblem };

/** An exception in the portal itself, which the store has logged to the console. */
const CALL_FAILED: HttpProblem = { type: 'unknown', status: 0, title: 'The call could not be made', traceId: null };

/**
 * Writes by an endpoint of the contract; what it makes stale is read again. Never rejects. With `key` the call carries
 * that idempotency key, so that repeating it after a lost answer has one effect (HT-05).
 */
export function useWrite<E extends Endpoint>(endpoint: E) {
  const [write] = api.useWriteMutation();
  return useCallback(
    async (input: CallArgument<E>, key?: string): Promise<Written<ResponseOf<E>>> => {
      const request = requestOf(endpoint, input);
      const headers = { ...request.headers, ...(key && { 'Idempotency-Key': key }) };
      const result = await write({
        id: endpoint.id,
        request: { ...request, headers },
        changes: tagsOf(WRITES, endpoint.id),
      });
      if (result.error === undefined) return { ok: true, answer: result.data as ResponseOf<E> };
      return { ok: false, problem: isHttpProblem(result.error) ? result.error : CALL_FAILED };
    },
    [endpoint, write],
  );
}
