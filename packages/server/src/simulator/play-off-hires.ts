import { FAIL_REASONS, PICKUP_SLOTS, workdayFrom } from '@hireyard/contract';
import {
  collectCompanyOffHire,
  confirmCompanyOffHire,
  failCompanyOffHire,
  scheduleCompanyOffHire,
} from '@hireyard/contract/backoffice';
import type { Selectable } from 'kysely';
import { WORKWEEK } from '../database/seed/companies.ts';
import type { Database } from '../database/tables.ts';
import { addDays, instantAt } from '../domain/calendar.ts';
import { chanceOf, reachedAt } from './chance.ts';
import { AT_ONCE, clientsOf, type Rule, todayOf, type World } from './world.ts';

type OffHire = Selectable<Database['off_hire']>;

/**
 * Minutes until an off-hire is confirmed, its pick-up is scheduled, the machines are back, and a failed pick-up is
 * replanned.
 */
const DELAYS = { requested: [5, 60], confirmed: [20, 120], bringBack: [60, 600], failed: [240, 1440] } as const;
/** Share of pick-ups that fail. */
const FAILED = 0.2;

/**
 * Off-hired machines get their number and pick-up day, and are collected, though not always at the first try (DOM-03).
 */
export const playOffHires: Rule = async (world) => {
  const { db, actor } = world;
  const rows = await db
    .selectFrom('off_hire')
    .selectAll()
    .where('client_id', 'in', clientsOf(world))
    .where((eb) =>
      eb.or([
        eb('status', 'in', ['requested', 'failed']),
        eb.and([eb('status', '=', 'confirmed'), eb('transport', '=', 'collect')]),
        eb.and([eb('status', '=', 'confirmed'), eb('off_rent_at', '<=', actor.now)]),
        eb.and([eb('status', '=', 'scheduled'), eb('pickup_on', '<=', todayOf(world))]),
      ]),
    )
    .orderBy('updated_at')
    .orderBy('id')
    .limit(AT_ONCE)
    .execute();
  let moves = 0;
  for (const row of rows) {
    const due = dueAt(world, row);
    if (due <= actor.now && (await step(world, row, due))) moves += 1;
  }
  return moves;
};

/** A separate chance for each pick-up. */
const chance = ({ seed }: World, { id, status, pickup_on: day }: OffHire, word: string) =>
  chanceOf(seed, id, status, day ?? '', word);

function dueAt(world: World, row: OffHire): Date {
  const { startedAt, company } = world;
  const at = chance(world, row, 'when');
  if (row.status === 'scheduled' && row.pickup_on !== null && row.pickup_slot !== null) {
    const { from, to } = PICKUP_SLOTS[row.pickup_slot];
    const [begins, ends] = [from, to].map((time) => instantAt(row.pickup_on ?? '', time, company.timeZone).getTime());
    const minutes = ((ends ?? 0) - (begins ?? 0)) / 60_000;
    return reachedAt(at, [0, minutes], new Date(Math.max(begins ?? 0, row.off_rent_at.getTime())), startedAt);
  }
  if (row.status === 'confirmed' && row.transport === 'bringBack')
    return reachedAt(at, DELAYS.bringBack, row.off_rent_at, startedAt);
  return reachedAt(at, DELAYS[row.status as 'requested' | 'confirmed' | 'failed'], row.updated_at, startedAt);
}

async function step(world: World, row: OffHire, due: Date): Promise<unknown> {
  const { act, now } = world.actor;
  const params = { id: row.id };
  if (row.status === 'requested') return act(confirmCompanyOffHire, { params, body: { number: null } });
  if (row.status === 'failed' || (row.status === 'confirmed' && row.transport === 'collect')) {
    const window = { date: dayOf(world, row), slot: row.pickup_slot ?? 'day' };
    return act(scheduleCompanyOffHire, { params, body: { window } });
  }
  if (row.status === 'scheduled' && chance(world, row, 'fails') < FAILED) {
    const reason = FAIL_REASONS[Math.floor(chance(world, row, 'why') * FAIL_REASONS.length)] ?? 'noAccess';
    return act(failCompanyOffHire, { params, body: { reason } });
  }
  const at = due < now ? due : now;
  return act(collectCompanyOffHire, { params, body: { at: at.toISOString() } });
}

/** Returns the requested day, or the next workday if it has passed. */
const dayOf = (world: World, { pickup_on: requested }: OffHire): string => {
  const today = todayOf(world);
  return requested !== null && requested > today ? requested : workdayFrom(addDays(today, 1), WORKWEEK);
};
