import { expect, it } from 'vitest';
import { startEndpoints } from '../api/start-endpoints.ts';
import { clientSelected } from '../session/session-actions.ts';
import { replyAfter } from '../testing/epic-test.ts';
import { client } from '../testing/fixtures.ts';
import { liveEpicTest } from '../testing/live-epic-test.ts';
import { unreadEpic } from './unread.ts';

const MINUTE = 60_000;
const selectActions = startEndpoints.globalActions.select(undefined);

it('[NAV-12] the unread notifications are counted every five minutes, in a tab that is shown', async () => {
  const { dispatch, run, seen, store, deps } = liveEpicTest({
    '/global-actions': () =>
      replyAfter(10, {
        order: { possible: false, disabled: false },
        notifications: { unread: seen.calls.length - 1 },
      }),
  });
  dispatch(clientSelected(client(1, 'Acme')));
  await run(unreadEpic, 31 * MINUTE, {
    0: () => void dispatch(startEndpoints.globalActions.initiate()),
    [11 * MINUTE]: () => deps.visible.next(false),
    [30 * MINUTE]: () => deps.visible.next(true),
  });
  // A fake timer of 0 takes a millisecond.
  expect(seen.calls.slice(1).map((call) => Number.parseInt(call, 10))).toEqual([
    5 * MINUTE,
    10 * MINUTE,
    30 * MINUTE + 1,
  ]);
  expect(selectActions(store.getState())?.notifications.unread).toBe(3);
});
