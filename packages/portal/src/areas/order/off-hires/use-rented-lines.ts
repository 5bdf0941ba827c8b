import { type CallOffRules, getRentedLines, type LineAction, type RentedLines, type RentedMachine } from '@hireyard/contract';
import { useState } from 'react';
import { useSearchParams } from 'react-router-dom';
import { useRead } from '../../../api/use-read.ts';
import { localDate } from '../../../lists/params.ts';

/** Data for a form over contract lines. */
export interface Rented {
  /** Selectable lines: the lines in the URL. For a contract, all its lines that the server allows the action for. */
  readonly lines: readonly RentedMachine[];
  readonly chosen: readonly RentedMachine[];
  /** Lines in the URL that do not allow this action. */
  readonly refused: readonly RentedMachine[];
  /** Lines in the URL at other places. Only for off-hires. */
  readonly elsewhere: readonly RentedMachine[];
  readonly rulesOf: (line: RentedMachine) => CallOffRules;
  /** Last day on rent, suggested by the URL. */
  readonly day: string | null;
  /** The page behind the form, however the form was opened. */
  readonly back: string;
}

const placeOf = ({ depot, address }: RentedMachine): string => JSON.stringify([depot.id, address]);

/**
 * Loads the lines of the URL, `?contract=…&line=…`, of one or more contracts, with the rules of their depots. A form
 * keeps the lines that it was opened with: its own write changes them, and would exclude the machine that it has just
 * called off.
 */
export function useRentedLines(action: LineAction) {
  const [query] = useSearchParams();
  const [contract, line] = [query.getAll('contract'), query.getAll('line')];
  const read = useRead(getRentedLines, { query: { contract, line } });
  const address = String(query);
  const [opened, setOpened] = useState<{ readonly address: string; readonly answer: RentedLines }>();
  if (opened?.address !== address && read.currentData && !read.isFetching)
    setOpened({ address, answer: read.currentData });
  if (opened?.address !== address) return { read };
  const { answer } = opened;

  const possible = answer.lines.filter(({ actions }) => actions.includes(action));
  const isNamed = ({ id }: RentedMachine) => line.includes(id);
  const named = possible.filter(isNamed);
  const first = named[0] ?? possible[0];
  const isHere = (one: RentedMachine) => action !== 'offHire' || !first || placeOf(one) === placeOf(first);
  const lines = possible.filter(isHere);
  const rules = new Map(answer.depots.map(({ id, rules: own }) => [id, own]));
  const contracts = new Set(answer.lines.map(({ contractId }) => contractId));
  const [only] = contracts;
  const rented: Rented = {
    lines,
    chosen: named.length > 0 ? named.filter(isHere) : lines.slice(0, lines.length === 1 ? 1 : 0),
    refused: answer.lines.filter((one) => isNamed(one) && !possible.includes(one)),
    elsewhere: named.filter((one) => !isHere(one)),
    // Every line has a depot in the answer.
    rulesOf: ({ depot }) => rules.get(depot.id) as CallOffRules,
    day: localDate.parse(query.getAll('day')),
    back: contracts.size === 1 ? `/order/contracts/${only}` : '/order/contracts',
  };
  return { read, rented, address };
}
