import { describe, expect, it } from 'vitest';
import { clientSelected, signedOut } from '../session/session-actions.ts';
import { rightsLoaded, selectHasRight } from '../session/user.ts';
import { client } from '../testing/fixtures.ts';
import { problem, replyAfter, stage } from '../testing/stage.ts';
import { rightsEpic } from './rights.ts';

const HOUR = 3_600_000;
const portal = (answer: unknown = { rights: ['export'] }) => {
  const own = stage({ '/rights': () => replyAfter(10, answer) });
  own.dispatch(clientSelected(client(1, 'Acme')));
  own.dispatch(rightsLoaded(['manage-roles-and-users']));
  return { ...own, times: () => own.seen.asked.map((call) => Number.parseInt(call, 10)) };
};

describe('rights', () => {
  it('[RG-01] are read every hour, and a withdrawn one is gone', () => {
    const { play, times, store } = portal();
    play(rightsEpic, 2 * HOUR + 1_000);
    expect(times()).toEqual([HOUR, 2 * HOUR]);
    expect(selectHasRight('manage-roles-and-users')(store.getState())).toBe(false);
    expect(selectHasRight('export')(store.getState())).toBe(true);
  });

  it('[RG-01] stay as they are when the reading fails, and are read again an hour later', () => {
    const { play, times, store } = portal(problem(500));
    play(rightsEpic, 2 * HOUR + 1_000);
    expect(times()).toEqual([HOUR, 2 * HOUR]);
    expect(selectHasRight('manage-roles-and-users')(store.getState())).toBe(true);
  });

  it('[RG-01] are read in no hidden tab, and at once in one that is shown after more than an hour', () => {
    const { play, times, deps } = portal();
    play(rightsEpic, 3 * HOUR, {
      1000: () => deps.visible.next(false),
      [2 * HOUR]: () => deps.visible.next(true),
      [2.5 * HOUR]: () => deps.visible.next(false),
      [2.6 * HOUR]: () => deps.visible.next(true),
    });
    expect(times()).toEqual([2 * HOUR]);
  });

  it("[RG-01] begin their hour anew with another client, and are nobody's after the session", () => {
    const { play, times, dispatch } = portal();
    play(rightsEpic, 4 * HOUR, {
      [HOUR / 2]: () => dispatch(clientSelected(client(2, 'Bolt'))),
      [2 * HOUR]: () => dispatch(signedOut({ because: 'logout' })),
    });
    expect(times()).toEqual([1.5 * HOUR]);
  });
});
