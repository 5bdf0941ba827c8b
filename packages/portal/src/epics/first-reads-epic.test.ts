import { expect, it } from 'vitest';
import { clientSelected, signedIn } from '../session/session-actions.ts';
import { languageChanged } from '../settings/settings.ts';
import { replyAfter } from '../testing/epic-test.ts';
import { client } from '../testing/fixtures.ts';
import { liveEpicTest } from '../testing/live-epic-test.ts';
import { firstReadsEpic } from './first-reads-epic.ts';
import { startCallsEpic } from './start-calls.ts';

const START = ['/global-actions', '/profile', '/rights', '/users/u-1/modules'];
const PAGE = ['/contract-lines', '/kpis'];
const CALLS = PAGE.map((path) => ({ id: path, request: { method: 'GET', base: 'overview', path } as const }));

/** A visit whose client is known after 10 ms, and changes after 50. */
const visit = async (language: number) => {
  const test = liveEpicTest(Object.fromEntries([...START, ...PAGE].map((path) => [path, () => replyAfter(10, {})])));
  test.deps.firstReads.mockResolvedValue(CALLS);
  const run = () =>
    test.run([startCallsEpic, firstReadsEpic], 100, {
      [language]: () => test.dispatch(languageChanged('en-US')),
      10: () => test.dispatch(clientSelected({ ...client(1, 'Acme'), modules: ['asset'] })),
      50: () => test.dispatch(clientSelected(client(2, 'Beta'))),
    });
  test.dispatch(signedIn({ userId: 'u-1' }));
  return { ...test, run };
};
const at = (calls: readonly string[], time: number) => calls.filter((call) => call.startsWith(`${time} `)).toSorted();

it('[ST-09] the first page asks with the start calls, once', async () => {
  const { run, seen, deps } = await visit(5);
  await run();
  expect(at(seen.calls, 10)).toEqual([...START, ...PAGE].map((path) => `10 ${path}`).toSorted());
  expect(deps.firstReads.mock.calls).toEqual([[['asset'], 'en-US']]);
  // After a switch of client, the page on screen asks itself.
  expect(at(seen.calls, 50)).toEqual(START.map((path) => `50 ${path}`).toSorted());
});

it('[ST-09] the first page does not wait for texts', async () => {
  const { run, seen, deps } = await visit(20);
  await run();
  expect(at(seen.calls, 10)).toEqual([...START, ...PAGE].map((path) => `10 ${path}`).toSorted());
  expect(deps.firstReads.mock.calls).toEqual([[['asset'], null]]);
});

it('[ST-09] [SW-02] a page whose code fails to load leaves the start as it is', async () => {
  const { run, seen, deps } = await visit(5);
  deps.firstReads.mockRejectedValue(new Error('no chunk'));
  await run();
  expect(at(seen.calls, 10)).toEqual(START.map((path) => `10 ${path}`).toSorted());
});
