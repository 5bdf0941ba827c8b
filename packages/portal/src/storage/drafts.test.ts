import 'fake-indexeddb/auto';
import { beforeEach, expect, it } from 'vitest';
import { mayHaveDraft } from './draft-hints.ts';
import { createDrafts } from './drafts.ts';
import { deviceStorage } from './storage.ts';
import { STORAGE_KEYS } from './storage-keys.ts';

const DAY = 86_400_000;
const NOW = 100 * DAY;
const at = (now: number) => createDrafts({ now: () => now });
const anna = { user: 'anna', client: 'acme', form: 'putProject' };
const ben = { ...anna, user: 'ben' };
const draft = { ...anna, values: { name: 'typed' }, version: 3, at: NOW };

beforeEach(() => at(NOW).forget(() => true));

it('[SW-02] a draft is read by its own user, within its own client and in its own form alone', async () => {
  const drafts = at(NOW);
  await drafts.ready();
  await new Promise((resolve) => expect(drafts.keep(draft, resolve)).toBe(true));
  expect(await drafts.read(anna)).toEqual(draft);
  for (const other of [ben, { ...anna, client: 'bolt' }, { ...anna, form: 'putAsset' }]) {
    expect(await drafts.read(other)).toBeNull();
    expect(mayHaveDraft(other)).toBe(false);
  }
  drafts.drop(anna);
  expect(mayHaveDraft(anna)).toBe(false);
  expect(await drafts.read(anna)).toBeNull();
});

it('[SW-02] after 7 days it is not read any more, and goes', async () => {
  const drafts = at(NOW);
  await drafts.ready();
  drafts.keep(draft);
  const later = at(NOW + 7 * DAY + 1);
  expect(await later.read(anna)).toBeNull();
  await later.forget(() => false);
  expect(await drafts.read(anna)).toBeNull();
  expect(mayHaveDraft(anna)).toBe(false);
});

it('[SW-06] a wipe takes what is of one user, and leaves what is of others', async () => {
  const drafts = at(NOW);
  await drafts.ready();
  drafts.keep(draft);
  drafts.keep({ ...draft, ...ben });
  await drafts.forget(({ user }) => user === 'anna');
  expect(await drafts.read(anna)).toBeNull();
  expect(await drafts.read(ben)).toMatchObject({ values: draft.values });
});

it('[SW-02] [LO-03] local storage that was cleared is told again what there is', async () => {
  const drafts = at(NOW);
  await drafts.ready();
  drafts.keep(draft);
  deviceStorage.removeItem(STORAGE_KEYS.drafts);
  await drafts.ready();
  expect(mayHaveDraft(anna)).toBe(true);
});

it('[SW-02] where the browser forbids the database, nothing is kept and nothing fails', async () => {
  const drafts = createDrafts({ open: async () => null });
  expect(await drafts.ready()).toBe(false);
  expect(drafts.keep(draft)).toBe(false);
  expect(await drafts.read(anna)).toBeNull();
});
