import type { Endpoint, ResponseOf } from '@hireyard/contract';
import { useCallback } from 'react';
import { type CallArgument, requestOf } from '../http/call.ts';
import { type HttpProblem, isHttpProblem } from '../http/problem.ts';
import { api } from './api.ts';
import { tagsOf } from './tags.ts';
import { WRITES } from './write-tags.ts';

/** The result of a write: the server's answer, or the problem. */
export type WriteResult<Answer> =
  | { readonly ok: true; readonly answer: Answer }
  | { readonly ok: false; readonly problem: HttpProblem };

/** An exception in the portal itself. The store has already logged it to the console. */
const CALL_FAILED: HttpProblem = { type: 'unknown', status: 0, title: 'The call could not be made', traceId: null };

/**
 * Writes to an endpoint of the contract and refetches the reads that it made stale. Never rejects. `key` is sent as
 * idempotency key, so that a retry after a lost answer has no second effect (HT-05).
 */
export function useWrite<E extends Endpoint>(endpoint: E) {
  const [write] = api.useWriteMutation();
  return useCallback(
    async (input: CallArgument<E>, key?: string): Promise<WriteResult<ResponseOf<E>>> => {
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
