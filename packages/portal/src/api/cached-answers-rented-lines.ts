import type { RentedLines } from '@hireyard/contract';
import type { CachedAnswer } from '../storage/offline-cache.ts';

/** Returns whether a call reads lines to call off or extend. */
export const readsRentedLines = (call: string): boolean => call.includes('"id":"getRentedLines"');

interface CallArgs {
  readonly request: {
    readonly query?: { readonly contract?: readonly string[]; readonly line?: readonly string[] };
  };
}
const queryOf = (call: string) => (JSON.parse(call.slice(call.indexOf('{'), -1)) as CallArgs).request.query ?? {};

/**
 * Combines cached answers into the answer to a call for lines. Each list and contract on screen caches the answer for
 * its own lines (`offline/rented-lines.ts`). Returns null if a requested line is in none of them.
 */
export function rentedFromCache(
  call: string,
  cached: readonly CachedAnswer[],
): Pick<CachedAnswer, 'answer' | 'at'> | null {
  const { contract = [], line = [] } = queryOf(call);
  const newestFirst = cached.toSorted((one, other) => other.at - one.at);
  const lines = new Map<string, { readonly line: RentedLines['lines'][number]; readonly at: number }>();
  const depots = new Map<string, RentedLines['depots'][number]>();
  for (const { answer, at } of newestFirst) {
    const { lines: own, depots: theirs } = answer as RentedLines;
    for (const each of own) if (!lines.has(each.id)) lines.set(each.id, { line: each, at });
    for (const each of theirs) if (!depots.has(each.id)) depots.set(each.id, each);
  }
  const matching = [...lines.values()].filter(
    ({ line: { id, contractId } }) => line.includes(id) || contract.includes(contractId),
  );
  const isComplete =
    line.every((id) => lines.has(id)) &&
    contract.every((id) => matching.some(({ line: { contractId } }) => contractId === id));
  if (matching.length === 0 || !isComplete) return null;
  const answer: RentedLines = { lines: matching.map(({ line: each }) => each), depots: [...depots.values()] };
  return { answer, at: Math.min(...matching.map(({ at }) => at)) };
}
