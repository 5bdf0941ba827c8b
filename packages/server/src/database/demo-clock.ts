import { type Kysely, sql } from 'kysely';
import type { DemoClock } from '../domain/demo-clock.ts';
import type { Database } from './tables.ts';

interface ClockText {
  readonly speed: number;
  readonly anchoredAt: string;
  readonly shows: string;
}
/** The clock as a value of a query that is asked anyway, so that it costs no round trip. */
export const clockColumn = () =>
  sql<ClockText | null>`(select jsonb_build_object('speed', speed, 'anchoredAt', anchored_at, 'shows', shows)
    from demo_clock)`.as('clock');
export const toClock = (text: ClockText | null): DemoClock | null =>
  text && { speed: text.speed, anchoredAt: new Date(text.anchoredAt), shows: new Date(text.shows) };

/** Null where no simulator plays. */
export async function readClock(db: Kysely<Database>): Promise<(DemoClock & { readonly startedAt: Date }) | null> {
  const row = await db.selectFrom('demo_clock').selectAll().executeTakeFirst();
  return row ? { speed: row.speed, anchoredAt: row.anchored_at, shows: row.shows, startedAt: row.started_at } : null;
}

/** Starts the clock where there is none: it shows the real time, and runs at this speed. A known one goes on as it was set. */
export async function startClock(db: Kysely<Database>, speed: number, now: Date): Promise<void> {
  await db
    .insertInto('demo_clock')
    .values({ id: 1, speed, anchored_at: now, shows: now, started_at: now })
    .onConflict((conflict) => conflict.doNothing())
    .execute();
}

/** Sets the clock, whose other writers wait; null where there is none. */
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
