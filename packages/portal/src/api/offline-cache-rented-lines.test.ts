import { getRentedLines } from '@hireyard/contract';
import { defaultSerializeQueryArgs } from '@reduxjs/toolkit/query';
import { expect, it } from 'vitest';
import { callOf } from './calls.ts';
import { asksRentedLines, rentedFromCache } from './offline-cache-rented-lines.ts';

const asked = (query: { contract?: string[]; line?: string[] }) =>
  defaultSerializeQueryArgs({
    endpointName: 'read',
    queryArgs: callOf(getRentedLines, { query }),
    endpointDefinition: {} as never,
  });
const kept = (at: number, ...ids: readonly string[]) => ({
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
  const call = asked({ line: ['a', 'c'] });
  expect(asksRentedLines(call)).toBe(true);
  const found = rentedFromCache(call, [kept(1, 'a', 'b'), kept(3, 'a'), kept(2, 'c')]);
  expect(found).toEqual({
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
  const seen = [kept(1, 'a', 'b')];
  expect(rentedFromCache(asked({ contract: ['contract of b'] }), seen)?.answer).toMatchObject({ lines: [{ id: 'b' }] });
  expect(rentedFromCache(asked({ line: ['a', 'x'] }), seen)).toBeNull();
  expect(rentedFromCache(asked({ contract: ['contract of x'] }), seen)).toBeNull();
});
