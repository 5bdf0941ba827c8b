import type { RentedLines } from '@hireyard/contract';
import type { Kept } from '../storage/kept-answers.ts';

/** Whether a call asks for lines to call off or extend. */
export const asksRentedLines = (call: string): boolean => call.includes('"id":"getRentedLines"');

interface Asked {
  readonly request: {
    readonly query?: { readonly contract?: readonly string[]; readonly line?: readonly string[] };
  };
}
const queryOf = (call: string) => (JSON.parse(call.slice(call.indexOf('{'), -1)) as Asked).request.query ?? {};

/**
 * The lines that a form asks for, put together from answers about other lines: each list and contract that was seen has
 * brought its own (`offline/rented-lines.ts`). Null where one that is named was never seen.
 */
export function rentedFromKept(call: string, kept: readonly Kept[]): Pick<Kept, 'answer' | 'at'> | null {
  const { contract = [], line = [] } = queryOf(call);
  const newestFirst = kept.toSorted((one, other) => other.at - one.at);
  const lines = new Map<string, { readonly line: RentedLines['lines'][number]; readonly at: number }>();
  const depots = new Map<string, RentedLines['depots'][number]>();
  for (const { answer, at } of newestFirst) {
    const { lines: own, depots: theirs } = answer as RentedLines;
    for (const each of own) if (!lines.has(each.id)) lines.set(each.id, { line: each, at });
    for (const each of theirs) if (!depots.has(each.id)) depots.set(each.id, each);
  }
  const found = [...lines.values()].filter(
    ({ line: { id, contractId } }) => line.includes(id) || contract.includes(contractId),
  );
  const isComplete =
    line.every((id) => lines.has(id)) &&
    contract.every((id) => found.some(({ line: { contractId } }) => contractId === id));
  if (found.length === 0 || !isComplete) return null;
  const answer: RentedLines = { lines: found.map(({ line: each }) => each), depots: [...depots.values()] };
  return { answer, at: Math.min(...found.map(({ at }) => at)) };
}
