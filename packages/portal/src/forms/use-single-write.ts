import type { Endpoint, ResponseOf } from '@hireyard/contract';
import { useRef } from 'react';
import { useWrite, type WriteResult } from '../api/use-write.ts';
import type { CallArgument } from '../http/call.ts';
import { useIntentKey } from './use-intent-key.ts';

/**
 * Writes one at a time, with one idempotency key per intent. A retry after a lost answer has no second effect (HT-05).
 * Resolves with null during another write, such as for a double click.
 */
export function useSingleWrite<E extends Endpoint>(endpoint: E, newKey?: (input: string) => string) {
  const write = useWrite(endpoint);
  const intent = useIntentKey(newKey);
  const isWriting = useRef(false);

  return async (input: CallArgument<E>): Promise<WriteResult<ResponseOf<E>> | null> => {
    if (isWriting.current) return null;
    isWriting.current = true;
    const result = await write(input, intent.keyOf(input));
    intent.end(result.ok ? null : result.problem);
    isWriting.current = false;
    return result;
  };
}
