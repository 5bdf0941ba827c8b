import { afterAll, beforeAll, expect, it } from 'vitest';
import { deleteExpired } from '../jobs/delete-expired-job.ts';
import { startTestApp, type TestApp } from '../testing/app.ts';
import { endOfLink, makeLink, useUpLink } from './one-time-links.ts';

const HOUR = 3600 * 1000;
let test: TestApp;
beforeAll(async () => {
  test = await startTestApp();
});
afterAll(() => test.close());

const make = (purpose: 'invitation' | 'reset') =>
  makeLink(test.database.db, { userId: test.fixture.administrator.id, purpose }, endOfLink(purpose, test.now()));
const use = (purpose: 'invitation' | 'reset', token: string) => useUpLink(test.database.db, purpose, token, test.now());

it('[OP-05] a link works once, for its purpose, and a new one replaces it', async () => {
  const { id } = test.fixture.administrator;
  const invitation = await make('invitation');
  const first = await make('reset');
  const second = await make('reset');
  expect(second).toMatch(/^[\w-]{43}$/);
  expect(await use('reset', invitation)).toBeNull();
  expect(await use('reset', first)).toBeNull();
  const answers = await Promise.all(Array.from({ length: 5 }, () => use('reset', second)));
  expect(answers.filter((answer) => answer !== null)).toEqual([id]);
  expect(await use('reset', second)).toBeNull();
  expect(await use('invitation', invitation)).toBe(id);
});

it.each([
  ['reset', HOUR],
  ['invitation', 7 * 24 * HOUR],
] as const)('[OP-05] a link of %s works for %i ms, and is deleted then', async (purpose, life) => {
  const early = await make(purpose);
  test.advance(life - 1);
  expect(await use(purpose, early)).toBe(test.fixture.administrator.id);
  const late = await make(purpose);
  test.advance(life);
  expect(await use(purpose, late)).toBeNull();
  await deleteExpired(test.database.db, test.now());
  const links = test.database.db.selectFrom('one_time_link').where('purpose', '=', purpose);
  expect(await links.selectAll().execute()).toEqual([]);
});
