import {
  type CallOffRules,
  getRentedLines,
  type LineAction,
  type RentedLines,
  type RentedMachine,
} from '@hireyard/contract';
import { useState } from 'react';
import { useSearchParams } from 'react-router-dom';
import { useRead } from '../../../api/use-read.ts';
import { localDate } from '../../../lists/params.ts';
import { lineQuery } from './line-address.ts';

/** Machines at one place. One off-hire covers one place, since one truck comes (DOM-03). */
export interface Site {
  /** Query of the form for this place alone. */
  readonly query: string;
  readonly lines: readonly RentedMachine[];
  readonly chosen: readonly RentedMachine[];
  readonly rules: CallOffRules;
}

/** Data for a form over contract lines. */
export interface Rented {
  /** Selectable lines: the lines in the URL. For a contract, all its lines that the server allows the action for. */
  readonly lines: readonly RentedMachine[];
  readonly chosen: readonly RentedMachine[];
  /** Lines in the URL that do not allow this action. */
  readonly refused: readonly RentedMachine[];
  /** The lines by place, where some are named in the URL only their places. */
  readonly sites: readonly Site[];
  readonly rulesOf: (line: RentedMachine) => CallOffRules;
  /** Returns the lines that do not allow this action any more. They may have changed since the form was opened. */
  readonly goneOf: (lines: readonly RentedMachine[]) => readonly RentedMachine[];
  /** Last day on rent, suggested by the URL. */
  readonly day: string | null;
  /** Query of the form. */
  readonly query: string;
  /** The page behind the form, however the form was opened. */
  readonly back: string;
}

const idsOf = (lines: readonly RentedMachine[]) => lines.map(({ id }) => id);
const placeOf = ({ depot, address }: RentedMachine): string => JSON.stringify([depot.id, address]);

/**
 * Loads the lines of the URL, `?contract=…&line=…`, of one or more contracts, with the rules of their depots. A form
 * keeps the lines that it was opened with: its own write changes them, and would exclude the machine that it has just
 * called off.
 */
export function useRentedLines(action: LineAction) {
  const [params] = useSearchParams();
  const [contract, line] = [params.getAll('contract'), params.getAll('line')];
  const read = useRead(getRentedLines, { query: { contract, line } });
  const query = lineQuery(contract, line);
  const [opened, setOpened] = useState<{ readonly query: string; readonly answer: RentedLines }>();
  if (opened?.query !== query && read.currentData && !read.isFetching) setOpened({ query, answer: read.currentData });
  if (opened?.query !== query) return { read };

  const { answer } = opened;
  const possible = answer.lines.filter(({ actions }) => actions.includes(action));
  const isNamed = ({ id }: RentedMachine) => line.includes(id);
  const named = possible.filter(isNamed);
  const chosen = named.length > 0 ? named : possible.slice(0, possible.length === 1 ? 1 : 0);
  const rules = new Map(answer.depots.map(({ id, rules: own }) => [id, own]));
  // Every line has a depot in the answer.
  const rulesOf = ({ depot }: RentedMachine) => rules.get(depot.id) as CallOffRules;
  const places = [...new Set((named.length > 0 ? named : possible).map(placeOf))].map((place) =>
    possible.filter((one) => placeOf(one) === place),
  );
  const contracts = new Set(answer.lines.map(({ contractId }) => contractId));
  const [only] = contracts;
  const rented: Rented = {
    lines: possible,
    chosen,
    refused: answer.lines.filter((one) => isNamed(one) && !possible.includes(one)),
    sites: places.map((lines) => {
      const own = lines.filter((one) => chosen.includes(one));
      return {
        query: places.length === 1 ? query : lineQuery([], idsOf(own.length > 0 ? own : lines)),
        lines,
        chosen: own,
        rules: rulesOf(lines[0] as RentedMachine),
      };
    }),
    rulesOf,
    goneOf: (lines) => {
      const latest = new Map(read.currentData?.lines.map((one) => [one.id, one]));
      return lines.flatMap(({ id }) => latest.get(id) ?? []).filter(({ actions }) => !actions.includes(action));
    },
    day: localDate.parse(params.getAll('day')),
    query,
    back: contracts.size === 1 ? `/order/contracts/${only}` : '/order/contracts',
  };
  return { read, rented };
}
