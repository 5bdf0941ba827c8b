import { useRef } from 'react';
import { randomKey } from '../http/idempotency-key.ts';
import type { HttpProblem } from '../http/problem.ts';

/** Whether it is unknown if the server did the work: no answer came, or one that a gateway gave in its place. */
const isAnswerLost = ({ status }: HttpProblem): boolean => status === 0 || status >= 500;

/**
 * The idempotency key of what a user intends. Saving the same again after an answer was lost repeats the key, so that
 * it has one effect; what differs, or follows an answer, is an intent of its own (HT-05).
 */
export function useIntentKey(newKey: () => string = randomKey) {
  const open = useRef<{ readonly key: string; readonly asked: string } | null>(null);
  return {
    keyOf(asked: unknown): string {
      const text = JSON.stringify(asked);
      if (open.current?.asked !== text) open.current = { key: newKey(), asked: text };
      return open.current.key;
    },
    /** Told how the call ended; null for an answer. */
    ended(problem: HttpProblem | null): void {
      if (problem === null || !isAnswerLost(problem)) open.current = null;
    },
  };
}
