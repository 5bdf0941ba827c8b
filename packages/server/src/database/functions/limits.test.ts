import { readFileSync } from 'node:fs';
import {
  CALENDAR_FEEDS_MAX,
  createCalendarFeed,
  createSavedView,
  type Endpoint,
  inviteUser,
  planInspection,
  SAVED_VIEWS_MAX,
} from '@hireyard/contract';
import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { LIMITS } from '../../domain/limits.ts';
import { startTestApp, type TestApp } from '../../testing/app.ts';
import { insertUser } from '../../testing/fixture.ts';
import { insertAsset } from '../../testing/fixture-assets.ts';
import { insertCalendarFeed } from '../../testing/fixture-calendar.ts';
import { insertSavedView } from '../../testing/fixture-saved-views.ts';
import type { Sample } from '../../testing/samples.ts';

const AT_ONCE = 6;

let test: TestApp;
beforeAll(async () => {
  test = await startTestApp();
});
afterAll(() => test.close());

const limitOf = (name: string) => {
  const limit = LIMITS.find((one) => one.name === name);
  if (!limit) throw new RangeError(name);
  return limit;
};

/** Sends additions at the same time. Returns how many were taken, and the issues of the others. */
async function addAtOnce(endpoint: Endpoint, sample: () => Sample | Promise<Sample>) {
  const samples = await Promise.all(Array.from({ length: AT_ONCE }, sample));
  const answers = await Promise.all(samples.map((one) => test.call(endpoint, { sample: one })));
  const refused = answers.filter(({ statusCode }) => statusCode !== endpoint.status);
  return {
    taken: answers.length - refused.length,
    issues: refused.flatMap((answer) => answer.json().errors?.map(({ code }: { code: string }) => code) ?? answer.body),
  };
}
const expected = (taken: number) => ({ taken, issues: Array(AT_ONCE - taken).fill('too-many') });

describe('a limit', () => {
  it('[DOM-40] of calendar feeds is not passed by additions at the same time', async () => {
    const { a, administrator } = test.fixture;
    const { rows } = await sql<{ n: number }>`select count(*)::int as n from calendar_feed
      where client_id = ${a.id} and user_id = ${administrator.id}`.execute(test.database.db);
    for (let n = rows[0]?.n ?? 0; n < CALENDAR_FEEDS_MAX - 2; n += 1)
      await insertCalendarFeed(test.database.db, a, administrator.id);
    expect(await addAtOnce(createCalendarFeed, () => test.sampleOf(createCalendarFeed))).toEqual(expected(2));
  });

  it('[DOM-40] of saved views is not passed by additions at the same time', async () => {
    const { a, administrator } = test.fixture;
    const { rows } = await sql<{ n: number }>`select count(*)::int as n from saved_view
      where client_id = ${a.id} and created_by = ${administrator.id}`.execute(test.database.db);
    for (let n = rows[0]?.n ?? 0; n < SAVED_VIEWS_MAX - 2; n += 1)
      await insertSavedView(test.database.db, a, administrator.id);
    const sample = async () => {
      const { body } = await test.sampleOf(createSavedView);
      return { body: { ...(body as object), name: crypto.randomUUID(), shared: false } };
    };
    expect(await addAtOnce(createSavedView, sample)).toEqual(expected(2));
  });

  it('[DOM-40] of open invitations is not passed by additions at the same time', async () => {
    const { db } = test.database;
    const { a } = test.fixture;
    const { max } = limitOf('invitation_limit');
    const { rows } = await sql<{ n: number }>`select count(*)::int as n from membership
      where client_id = ${a.id} and status = 'invited'`.execute(db);
    await sql`
      with added as (
        insert into app_user (id, email, first_name, last_name, language, status)
        select gen_random_uuid(), 'open' || n || '@a.example', 'Open', 'Invitation', 'nl', 'invited'
        from generate_series(1, ${max - 1 - (rows[0]?.n ?? 0)}::int) n returning id
      )
      insert into membership (user_id, client_id, status, invited_at, invitation_expires_at)
      select id, ${a.id}, 'invited', now(), now() + interval '7 days' from added`.execute(db);
    expect(await addAtOnce(inviteUser, () => test.sampleOf(inviteUser))).toEqual(expected(1));
  });

  it('[DOM-40] of the inspections of an asset is not passed by additions at the same time', async () => {
    const { db } = test.database;
    const { a } = test.fixture;
    const id = await insertAsset(db, a.id, 'Inspected');
    const { rows } = await sql<{ n: number }>`
      select count(*)::int as n from asset_inspection where asset_id = ${id}`.execute(db);
    const free = limitOf('inspection_limit').max - (rows[0]?.n ?? 0);
    await sql`insert into asset_inspection (id, client_id, asset_id, type, interval_months, due_on)
      select gen_random_uuid(), ${a.id}, ${id}::uuid, 'Yearly', 12, '2026-12-02'
      from generate_series(1, ${free - 2}::int)`.execute(db);
    const body = { type: 'Yearly', intervalMonths: 12, dueOn: '2026-12-02' };
    expect(await addAtOnce(planInspection, () => ({ params: { id }, body }))).toEqual(expected(2));
  });

  it('[DOM-40] is held for the rows of one owner, and no other', async () => {
    const { db } = test.database;
    const { a } = test.fixture;
    const other = await insertUser(db, 'feeds@a.example', null, [{ client: a, rights: ['contract-view'] }]);
    await insertCalendarFeed(db, a, other.id);
    const { rows } = await sql<{ n: number }>`
      select count(*)::int as n from calendar_feed where user_id = ${other.id}`.execute(db);
    expect(rows).toEqual([{ n: 1 }]);
  });
});

it('[DOM-40] each limit has a trigger in the database, and stands in the document', async () => {
  const { rows } = await sql<{ name: string; table: string }>`
    select tgname as name, tgrelid::regclass::text as table from pg_trigger where tgname like '%_limit_insert'`.execute(
    test.database.db,
  );
  const held = LIMITS.map(({ name, table }) => ({ name: `${name}_insert`, table }));
  expect(rows).toEqual(expect.arrayContaining(held));
  const document = readFileSync(new URL('../../../../../docs/domain.md', import.meta.url), 'utf8');
  for (const { name, max } of LIMITS) {
    const row = document.split('\n').find((line) => line.includes(`\`${name}\``));
    expect(
      row?.split('|').map((cell) => cell.trim()),
      name,
    ).toContain(max.toLocaleString('en-US'));
  }
});
