import { putRole, putUser } from '@hireyard/contract';
import { describe, expect, it } from 'vitest';
import { api } from '../api/api.ts';
import { callOf } from '../api/calls.ts';
import { startEndpoints } from '../api/start-endpoints.ts';
import { clientSelected, signedOut } from '../session/session-actions.ts';
import { selectHasRight } from '../session/user.ts';
import { problem, replyAfter } from '../testing/epic-test.ts';
import { client } from '../testing/fixtures.ts';
import { liveEpicTest } from '../testing/live-epic-test.ts';
import { rightsEpic } from './rights.ts';

const HOUR = 3_600_000;
const ADMINISTRATOR = { rights: ['manage-roles-and-users'] };
const ID = '88888888-0000-4000-8000-000000000003';
const portal = (answer: unknown = { rights: ['export'] }) => {
  const own = liveEpicTest({
    '/rights': () => replyAfter(10, own.seen.calls.length === 1 ? ADMINISTRATOR : answer),
    [`/roles/${ID}`]: () => replyAfter(10, {}),
    [`/users/${ID}`]: () => replyAfter(10, {}),
  });
  own.dispatch(clientSelected(client(1, 'Acme')));
  /** The start reads the rights for the first time, at 0. */
  const run = (forMs: number, steps: Readonly<Record<number, () => void>> = {}) =>
    own.run(rightsEpic, forMs, { 0: () => void own.dispatch(startEndpoints.rights.initiate()), ...steps });
  const times = () => own.seen.calls.slice(1).map((call) => Number.parseInt(call, 10));
  return { ...own, times, run };
};

describe('rights', () => {
  it('[RG-01] are read every hour, and a withdrawn one is gone', async () => {
    const { run, times, store } = portal();
    await run(2 * HOUR + 1_000);
    expect(times()).toEqual([HOUR, 2 * HOUR]);
    expect(selectHasRight('manage-roles-and-users')(store.getState())).toBe(false);
    expect(selectHasRight('export')(store.getState())).toBe(true);
  });

  it('[RG-01] [DOM-07] are read again at once after a role or a user was edited, which may be oneself', async () => {
    const { run, seen, store, dispatch } = portal();
    const input = { params: { id: ID }, version: 3 };
    const changes = ['Rights'] as const;
    const role = callOf(putRole, { ...input, body: { name: 'Site lead', rights: ['export'] } });
    const member = callOf(putUser, { ...input, body: { roleIds: [ID], projectIds: null, orderLimit: null } });
    const write = (call: typeof role) => () => void dispatch(api.endpoints.write.initiate({ ...call, changes }));
    await run(2_000, { 500: write(role), 1000: write(member) });
    expect(seen.calls.filter((call) => call.endsWith('/rights'))).toHaveLength(3);
    expect(selectHasRight('manage-roles-and-users')(store.getState())).toBe(false);
  });

  it('[RG-01] stay as they are when the reading fails, and are read again an hour later', async () => {
    const { run, times, store } = portal(problem(500));
    await run(2 * HOUR + 1_000);
    expect(times()).toEqual([HOUR, 2 * HOUR]);
    expect(selectHasRight('manage-roles-and-users')(store.getState())).toBe(true);
  });

  it('[RG-01] are read in no hidden tab, and at once in one that is shown after more than an hour', async () => {
    const { run, times, deps } = portal();
    await run(3 * HOUR, {
      1000: () => deps.visible.next(false),
      [2 * HOUR]: () => deps.visible.next(true),
      [2.5 * HOUR]: () => deps.visible.next(false),
      [2.6 * HOUR]: () => deps.visible.next(true),
    });
    // A fake timer of 0 takes a millisecond.
    expect(times()).toEqual([2 * HOUR + 1]);
  });

  it('[RG-01] start their hour again with another client, and end with the session', async () => {
    const { run, times, dispatch } = portal();
    await run(4 * HOUR, {
      [HOUR / 2]: () => dispatch(clientSelected(client(2, 'Bolt'))),
      [2 * HOUR]: () => dispatch(signedOut({ because: 'logout' })),
    });
    expect(times()).toEqual([1.5 * HOUR]);
  });
});
