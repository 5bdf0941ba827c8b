import { getRentedLines } from '@hireyard/contract';
import { defaultSerializeQueryArgs } from '@reduxjs/toolkit/query';
import { expect, it } from 'vitest';
import { readsRentedLines, rentedFromCache } from './cached-answers-rented-lines.ts';
import { callOf } from './calls.ts';

const callFor = (query: { contract?: string[]; line?: string[] }) =>
  defaultSerializeQueryArgs({
    endpointName: 'read',
    queryArgs: callOf(getRentedLines, { query }),
    endpointDefinition: {} as never,
  });
const cachedLines = (at: number, ...ids: readonly string[]) => ({
  user: 'anna',
  client: 'acme',
  call: '',
  at,
  answer: {
    lines: ids.map((id) => ({ id, contractId: `contract of ${id}`, seenAt: at })),
    depots: [{ id: 'depot', rules: at }],
  },
});

it('[SW-04] lines that lists and contracts brought are put together, each as it was seen last', () => {
  const call = callFor({ line: ['a', 'c'] });
  expect(readsRentedLines(call)).toBe(true);
  const combined = rentedFromCache(call, [cachedLines(1, 'a', 'b'), cachedLines(3, 'a'), cachedLines(2, 'c')]);
  expect(combined).toEqual({
    at: 2,
    answer: {
      lines: [
        { id: 'a', contractId: 'contract of a', seenAt: 3 },
        { id: 'c', contractId: 'contract of c', seenAt: 2 },
      ],
      depots: [{ id: 'depot', rules: 3 }],
    },
  });
});

it('[SW-04] a contract brings its lines; one line that was never seen is none at all', () => {
  const cached = [cachedLines(1, 'a', 'b')];
  expect(rentedFromCache(callFor({ contract: ['contract of b'] }), cached)?.answer).toMatchObject({
    lines: [{ id: 'b' }],
  });
  expect(rentedFromCache(callFor({ line: ['a', 'x'] }), cached)).toBeNull();
  expect(rentedFromCache(callFor({ contract: ['contract of x'] }), cached)).toBeNull();
});
