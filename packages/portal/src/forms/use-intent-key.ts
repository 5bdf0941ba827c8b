import { useRef } from 'react';
import { randomKey } from '../http/idempotency-key.ts';
import type { HttpProblem } from '../http/problem.ts';

/** Whether it is unknown if the server did the work: no answer came, or one that a gateway gave in its place. */
const isAnswerLost = ({ status }: HttpProblem): boolean => status === 0 || status >= 500;

/** Refusals by the write itself. Others, such as 401, 403 and 429, come before the server looks at the key. */
const REFUSED_BY_WRITE: ReadonlySet<number> = new Set([404, 409, 412, 422]);
const isRefusedByWrite = ({ status }: HttpProblem): boolean => REFUSED_BY_WRITE.has(status);

/**
 * The idempotency key of what a user intends. Saving the same again after an answer was lost repeats the key, so that
 * it has one effect; what differs, or follows an answer, is an intent of its own (HT-05).
 */
export function useIntentKey(newKey: (asked: string) => string = randomKey) {
  const open = useRef<{ readonly key: string; readonly asked: string; wasLost: boolean } | null>(null);
  return {
    keyOf(asked: unknown): string {
      const text = JSON.stringify(asked);
      if (open.current?.asked !== text) open.current = { key: newKey(text), asked: text, wasLost: false };
      return open.current.key;
    },
    /** Told how the call ended; null for an answer. */
    ended(problem: HttpProblem | null): void {
      if (open.current && problem && isAnswerLost(problem)) open.current.wasLost = true;
      else if (problem === null || !open.current?.wasLost || isRefusedByWrite(problem)) open.current = null;
    },
  };
}
