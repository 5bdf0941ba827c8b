import type { HttpProblem } from '../http/problem.ts';
import type { ApiCall, api } from './api.ts';

interface WithApi {
  readonly api: ReturnType<typeof api.reducer>;
}
interface Call {
  readonly originalArgs?: ApiCall;
  readonly error?: Partial<HttpProblem>;
  readonly startedTimeStamp?: number;
}

/**
 * Selects the trace id of the latest failed call on screen, or null if there is none. `ids` limits it to these
 * endpoints.
 */
export function selectShownTrace({ api: { queries, mutations } }: WithApi, ids?: readonly string[]): string | null {
  const calls = [...Object.values(queries), ...Object.values(mutations)] as (Call | undefined)[];
  const failed = calls.flatMap(({ error, originalArgs, startedTimeStamp: at = 0 }: Call = {}) =>
    error?.traceId && (!ids || ids.includes(originalArgs?.id ?? '')) ? [{ traceId: error.traceId, at }] : [],
  );
  return failed.toSorted((one, other) => other.at - one.at)[0]?.traceId ?? null;
}
