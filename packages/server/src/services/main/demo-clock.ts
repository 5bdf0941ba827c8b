import { putDemoClock, type DemoClock as ShownClock } from '@hireyard/contract';
import { type DemoClock, domainTime, setClock } from '../../domain/demo-clock.ts';
import { missingRight, notFound } from '../../http/problem.ts';
import { route } from '../../http/route.ts';
import { writeClock } from '../../simulator/clock-store.ts';

export const shownClock = (clock: DemoClock, real: Date): ShownClock => ({
  shows: domainTime(clock, real).toISOString(),
  speed: clock.speed,
});

/** PUT /demo-clock: an administrator of any client sets the clock of the whole demo (DOM-24). */
export const demoClockRoute = route(putDemoClock, async ({ db, caller, body, now }) => {
  const administers = await db
    .selectFrom('membership as m')
    .innerJoin('membership_role as mr', (join) =>
      join.onRef('mr.user_id', '=', 'm.user_id').onRef('mr.client_id', '=', 'm.client_id'),
    )
    .innerJoin('role_right as rr', 'rr.role_id', 'mr.role_id')
    .select('m.client_id')
    .where('m.user_id', '=', caller.userId)
    .where('m.status', '=', 'active')
    .where('rr.right', '=', 'manage-roles-and-users')
    .limit(1)
    .executeTakeFirst();
  if (!administers) throw missingRight();
  const set = await writeClock(db, (clock) => setClock(clock, now, body.speed, body.aheadMinutes));
  if (!set) throw notFound();
  return shownClock(set, now);
});
