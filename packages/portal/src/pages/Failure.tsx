import { DataState } from '@hireyard/ui/components/DataState';
import { useSentences } from '../forms/use-sentences.ts';
import type { HttpProblem } from '../http/problem.ts';

/** Explains why a part of a page failed to load, with a reference and Retry (SH-04). */
export function Failure({ problem, onRetry }: { problem: HttpProblem; onRetry: () => void }) {
  const say = useSentences();
  const offline = problem.type === 'network';
  return (
    <DataState
      status={offline ? 'offline' : 'error'}
      {...(!offline && { text: say.problem(problem) })}
      {...(problem.traceId !== null && { reference: problem.traceId })}
      onRetry={onRetry}
    />
  );
}
