import { addLineReadings } from '@hireyard/contract/backoffice';
import { addDays, instantAt, isoWeekday, localDate } from '../domain/calendar.ts';
import { chanceOf } from './chance.ts';
import { AT_ONCE, clientsOf, type Rule } from './world.ts';

/** Time of day at which a machine reports its engine hours. */
const TELLS_AT = '18:00';
/** Share of a machine's weeks in which it stands still. */
const STANDS = 0.2;

/** Reporting machines report every evening. In some weeks a machine stands still. */
export const playEngineHours: Rule = async (world) => {
  const { db, actor, seed } = world;
  const due = await db
    .selectFrom('contract_line')
    .innerJoin('asset', 'asset.id', 'contract_line.id')
    .select(['contract_line.id', 'contract_line.time_zone', 'operating_hours', 'hours_read_at'])
    .where('contract_line.client_id', 'in', clientsOf(world))
    .where('contract_line.status', '=', 'onRent')
    .where('hours_read_at', '<', new Date(actor.now.getTime() - DAY_MS))
    // Machines that have gone silent stay silent.
    .where('hours_read_at', '>=', new Date(world.startedAt.getTime() - SILENT_MS))
    .orderBy('hours_read_at')
    .orderBy('contract_line.id')
    .limit(AT_ONCE)
    .execute();
  let moves = 0;
  for (const { id, time_zone: timeZone, operating_hours: hours, hours_read_at: last } of due) {
    if (hours === null || last === null) continue;
    const today = localDate(actor.now, timeZone);
    const evening = instantAt(today, TELLS_AT, timeZone);
    const at = evening > actor.now ? instantAt(addDays(today, -1), TELLS_AT, timeZone) : evening;
    if (at <= last) continue;
    const day = localDate(at, timeZone);
    const stands = chanceOf(seed, id, 'stands', addDays(day, 1 - isoWeekday(day))) < STANDS;
    const runs = isoWeekday(day) <= 5 && !stands;
    const value = Number(hours) + (runs ? Math.round(15 + chanceOf(seed, id, day) * 70) / 10 : 0);
    const body = {
      readings: [
        { kind: 'cumulativeOperatingHours' as const, value: Math.round(value * 10) / 10, at: at.toISOString() },
      ],
    };
    if (await actor.act(addLineReadings, { params: { id }, body })) moves += 1;
  }
  return moves;
};

const DAY_MS = 24 * 60 * 60 * 1_000;
const SILENT_MS = 3 * DAY_MS;
