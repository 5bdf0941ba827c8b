import { useRef } from 'react';
import { randomKey } from '../http/idempotency-key.ts';
import type { HttpProblem } from '../http/problem.ts';

/** Returns whether the effect of a write is unknown: there was no answer, or a gateway answered instead. */
export const isAnswerLost = ({ status }: HttpProblem): boolean => status === 0 || status >= 500;

/** Refusals by the write itself. Other refusals, such as 401, 403 and 429, come before the server checks the key. */
const REFUSED_BY_WRITE: ReadonlySet<number> = new Set([404, 409, 412, 422]);
const isRefusedByWrite = ({ status }: HttpProblem): boolean => REFUSED_BY_WRITE.has(status);

/**
 * The idempotency key of a user's intent. Retrying the same input after a lost answer repeats the key, so that it has
 * no second effect. Different input, or input after an answer, is a new intent (HT-05).
 */
export function useIntentKey(newKey: (input: string) => string = randomKey) {
  const open = useRef<{ readonly key: string; readonly input: string; wasLost: boolean } | null>(null);
  return {
    keyOf(input: unknown): string {
      // A write without input has no JSON.
      const text = JSON.stringify(input) ?? '';
      if (open.current?.input !== text) open.current = { key: newKey(text), input: text, wasLost: false };
      return open.current.key;
    },
    /** Ends a call. `problem` is null after a successful answer. */
    end(problem: HttpProblem | null): void {
      if (open.current && problem && isAnswerLost(problem)) open.current.wasLost = true;
      else if (problem === null || !open.current?.wasLost || isRefusedByWrite(problem)) open.current = null;
    },
  };
}
