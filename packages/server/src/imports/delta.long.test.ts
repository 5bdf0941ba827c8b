import { afterAll, beforeAll, it, vi } from 'vitest';
import { type Deltas, startForDeltas } from '../testing/delta-sender.ts';

vi.setConfig({ testTimeout: 240_000 });

const ORDERS = Array.from({ length: 12 }, (_, at) => at + 1);

let deltas: Deltas;
let expected: Awaited<ReturnType<Deltas['stateOfOnce']>>;
beforeAll(async () => {
  deltas = await startForDeltas();
  expected = await deltas.stateOfOnce();
});
afterAll(() => deltas.close());

it.each(ORDERS)('[OP-20] [OP-72] a delta leads to one state in a random order: %i of 12', () =>
  deltas.expectState(expected),
);
