import type { Endpoint, ResponseOf } from '@hireyard/contract';
import { useRef } from 'react';
import { useWrite, type Written } from '../api/use-write.ts';
import type { CallArgument } from '../http/call.ts';
import { useIntentKey } from './use-intent-key.ts';

/**
 * Writes one at a time, with one idempotency key per intent, so that a repeat after a lost answer has one effect (HT-05).
 * Resolves with null while another write is under way, such as for a second click before the next render.
 */
export function useSingleWrite<E extends Endpoint>(endpoint: E, newKey?: (asked: string) => string) {
  const write = useWrite(endpoint);
  const intent = useIntentKey(newKey);
  const isWriting = useRef(false);

  return async (input: CallArgument<E>): Promise<Written<ResponseOf<E>> | null> => {
    if (isWriting.current) return null;
    isWriting.current = true;
    const written = await write(input, intent.keyOf(input));
    intent.ended(written.ok ? null : written.problem);
    isWriting.current = false;
    return written;
  };
}
