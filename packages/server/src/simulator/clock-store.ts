import { type Kysely, sql } from 'kysely';
import type { Database } from '../database/tables.ts';
import { type DemoClock, domainTime } from '../domain/demo-clock.ts';

interface ClockText {
  readonly speed: number;
  readonly anchoredAt: string;
  readonly shows: string;
}
/** Selects the clock as a column of another query, which saves a round trip. */
export const clockColumn = () =>
  sql<ClockText | null>`(select jsonb_build_object('speed', speed, 'anchoredAt', anchored_at, 'shows', shows)
    from demo_clock)`.as('clock');
export const toClock = (text: ClockText | null): DemoClock | null =>
  text && { speed: text.speed, anchoredAt: new Date(text.anchoredAt), shows: new Date(text.shows) };

/** Null if no simulator is on. */
export async function readClock(db: Kysely<Database>): Promise<(DemoClock & { readonly startedAt: Date }) | null> {
  const row = await db.selectFrom('demo_clock').selectAll().executeTakeFirst();
  return row ? { speed: row.speed, anchoredAt: row.anchored_at, shows: row.shows, startedAt: row.started_at } : null;
}

/** Returns the time of the domain: from the demo's clock, or the real time. */
export const readDomainTime = async (db: Kysely<Database>, real: Date): Promise<Date> =>
  domainTime(await readClock(db), real);

/** Starts a clock at the real time with this speed. An existing clock continues. */
export async function startClock(db: Kysely<Database>, speed: number, now: Date): Promise<void> {
  await db
    .insertInto('demo_clock')
    .values({ id: 1, speed, anchored_at: now, shows: now, started_at: now })
    .onConflict((conflict) => conflict.doNothing())
    .execute();
}

/** Changes the clock while other writers wait. Null if there is none. */
export async function writeClock(
  db: Kysely<Database>,
  change: (clock: DemoClock) => DemoClock,
): Promise<DemoClock | null> {
  const row = await db.selectFrom('demo_clock').selectAll().forUpdate().executeTakeFirst();
  if (!row) return null;
  const { speed, anchoredAt, shows } = change({ speed: row.speed, anchoredAt: row.anchored_at, shows: row.shows });
  const set = { speed, anchored_at: anchoredAt, shows, version: row.version + 1 };
  await db.updateTable('demo_clock').set(set).execute();
  return { speed, anchoredAt, shows };
}
