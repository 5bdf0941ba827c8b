import type { Kysely } from 'kysely';
import { companyDb } from '../database/client/company-db.ts';
import type { Database } from '../database/tables.ts';
import { domainTime } from '../domain/demo-clock.ts';
import { sendDailyReminders } from '../jobs/daily-reminder-job.ts';
import { actorOf } from './act.ts';
import { readClock } from './clock-store.ts';
import { playBilling } from './play-billing.ts';
import { playEngineHours } from './play-engine-hours.ts';
import { playDeliveries } from './play-machines.ts';
import { playOffHires } from './play-off-hires.ts';
import { playOrders } from './play-orders.ts';
import { playPayments } from './play-payments.ts';
import { playRequests } from './play-requests.ts';
import type { Rule } from './world.ts';

/** Fixed, so that the same demo takes the same course at every start. */
const SEED = 20_261_120;

const RULES: readonly Rule[] = [
  playRequests,
  playOrders,
  playDeliveries,
  playOffHires,
  playBilling,
  playPayments,
  playEngineHours,
];

/**
 * Plays every operating company once, at the time of the demo's clock. Performs the due transitions through the
 * handlers of the back office (DOM-24). Only one of several processes performs a transition, and the others are
 * refused. Returns the number of transitions.
 */
export async function playOnce(db: Kysely<Database>, real: Date, seed = SEED): Promise<number> {
  const clock = await readClock(db);
  if (!clock) return 0;
  const companies = await db
    .selectFrom('operating_company')
    .select(['code', 'country', 'currency', 'time_zone as timeZone', 'language'])
    .select('billing_week_days as weekDays')
    .orderBy('code')
    .execute();
  let moves = 0;
  for (const company of companies) {
    const actor = actorOf(db, { opCo: company.code, now: domainTime(clock, real), real });
    const own = companyDb(db, company.code, domainTime(clock, real), real);
    for (const rule of RULES) moves += await rule({ db, actor, own, company, startedAt: clock.startedAt, seed });
  }
  // An hour of the server may be days of the demo.
  await sendDailyReminders(db, domainTime(clock, real), real);
  return moves;
}
