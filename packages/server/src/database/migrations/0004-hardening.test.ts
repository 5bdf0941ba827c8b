import { sql } from 'kysely';
import { expect, it, onTestFinished } from 'vitest';
import { openFixture } from '../../testing/database.ts';
import { up } from './0004-hardening.ts';

it('[OP-09] a demo that was made before gets ids that the API takes, in everything that refers to them', async () => {
  const { database } = await openFixture();
  onTestFinished(() => database.close());
  const { db } = database;
  const old = (column: string) => `overlay(${column}::text placing '0' from 15)::uuid`;
  // As the demo made them, on an off-hire with its lines, and on a notification that was read.
  await sql
    .raw(`
    with made as (update off_hire set id = ${old('id')}),
    lines as (update off_hire_line set off_hire_id = ${old('off_hire_id')})
    update contract_line set off_hire_id = ${old('off_hire_id')} where off_hire_id is not null`)
    .execute(db);
  await sql
    .raw(`
    with told as (update notification set id = ${old('id')})
    update notification_read set notification_id = ${old('notification_id')}`)
    .execute(db);
  await sql
    .raw(`update activity set id = ${old('id')}, resource_id = case resource when 'offHire' then ${old('resource_id')}
    else resource_id end`)
    .execute(db);
  await sql.raw(`update saved_view set id = ${old('id')}`).execute(db);
  const linked = async () => {
    const { rows } = await sql<Record<string, number>>`select
      (select count(*)::int from off_hire join off_hire_line on off_hire_id = off_hire.id) as lines,
      (select count(*)::int from off_hire join contract_line l on l.off_hire_id = off_hire.id) as called,
      (select count(*)::int from activity join off_hire on off_hire.id = resource_id) as told,
      (select count(*)::int from notification join notification_read on notification_id = notification.id) as read`.execute(
      db,
    );
    return rows[0];
  };
  const wrong = async () => {
    const tables = ['off_hire', 'notification', 'activity', 'saved_view', 'line_extension'];
    const counts = tables.map(
      (table) => sql<number>`(select count(*)::int from ${sql.table(table)}
      where id::text !~ '^.{14}[1-8].{4}[89ab]')`,
    );
    const { rows } = await sql<{ n: number }>`select ${sql.join(counts, sql` + `)} as n`.execute(db);
    return rows[0]?.n;
  };
  const before = await linked();
  expect(await wrong()).toBeGreaterThan(4);
  await up(db as never);
  expect(await wrong()).toBe(0);
  expect(await linked()).toEqual(before);
  expect(Object.values(before ?? {}).filter((count) => count > 0).length).toBeGreaterThan(2);
});
