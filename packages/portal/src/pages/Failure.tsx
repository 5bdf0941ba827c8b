import { DataState } from '@hireyard/ui/components/DataState';
import { useSentences } from '../forms/use-sentences.ts';
import { type HttpProblem, isHttpProblem } from '../http/problem.ts';

/** Why a part of a page could not be loaded, in a sentence, with a reference to quote and Retry (SH-04). */
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

/** The problem of a failed query; any other error is a fault of the portal and goes to the page's error boundary. */
export function problemOf(error: unknown): HttpProblem {
  if (isHttpProblem(error)) return error;
  throw error;
}
