import {
  type Contract,
  type ContractLine,
  getContract,
  getRentedLines,
  listContractLines,
  type Page,
} from '@hireyard/contract';
import { debounceTime, EMPTY, filter, map, of, switchMap } from 'rxjs';
import { api } from '../api/api.ts';
import { callOf } from '../api/calls.ts';
import type { Epic } from '../epics/epic.ts';

/** Delay, so that the page's own calls come first. */
const AFTER_MS = 1_500;
/** Maximum number of lines of an off-hire. */
const MAX_LINES = 50;

const linesOf = (endpoint: string, answer: unknown): readonly Pick<ContractLine, 'id' | 'actions'>[] => {
  if (endpoint === listContractLines.id) return (answer as Page<ContractLine>).items;
  return endpoint === getContract.id ? (answer as Contract).lines : [];
};

/** Reads the data for calling off machines on screen, so that they can be called off offline (SW-04). */
export const rentedLinesEpic: Epic = (actions, _, { scheduler, online }) =>
  online.pipe(
    switchMap((isOnline) => (isOnline ? actions : EMPTY)),
    filter(api.endpoints.read.matchFulfilled),
    map(({ payload, meta }) =>
      linesOf(meta.arg.originalArgs.id, payload)
        .filter((line) => line.actions.length > 0)
        .map(({ id }) => id)
        .slice(0, MAX_LINES),
    ),
    filter((line) => line.length > 0),
    debounceTime(AFTER_MS, scheduler),
    switchMap((line) =>
      of(api.endpoints.read.initiate(callOf(getRentedLines, { query: { line } }), { subscribe: false })),
    ),
  );
