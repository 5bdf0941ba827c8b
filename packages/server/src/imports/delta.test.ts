import { afterAll, beforeAll, it, vi } from 'vitest';
import { type Deltas, startForDeltas } from '../testing/delta-sender.ts';

/** Some 300 calls, which the embedded database answers one after the other. */
vi.setConfig({ testTimeout: 240_000 });

let deltas: Deltas;
beforeAll(async () => {
  deltas = await startForDeltas();
});
afterAll(() => deltas.close());

it('[OP-20] [OP-72] a delta that comes twice, out of order and with calls cut off leads to the state of one that came once', async () => {
  await deltas.expectState(await deltas.stateOfOnce());
});
