import type { Kysely } from 'kysely';
import { readClock } from '../database/demo-clock.ts';
import type { Database } from '../database/tables.ts';
import { tellOfDays } from '../database/tell-of-days.ts';
import { domainTime } from '../domain/demo-clock.ts';
import { actorOf } from './act.ts';
import { playBilling } from './play-billing.ts';
import { playEngineHours } from './play-engine-hours.ts';
import { playDeliveries } from './play-machines.ts';
import { playOffHires } from './play-off-hires.ts';
import { playOrders } from './play-orders.ts';
import { playPayments } from './play-payments.ts';
import { playRequests } from './play-requests.ts';
import type { Rule } from './world.ts';

/** The same demo takes the same course at every start. */
const SEED = 20_261_120;
/** Milliseconds between two looks. */
const PAUSE = 2_000;

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
 * Plays every operating company once, at what the demo's clock shows: makes the moves that are due, through the handlers
 * of the back office (DOM-24). Of several processes each move is made by one, since the others are refused. Answers how
 * many were made.
 */
export async function playOnce(db: Kysely<Database>, real: Date, seed = SEED): Promise<number> {
  const clock = await readClock(db);
  if (!clock) return 0;
  const companies = await db
    .selectFrom('operating_company')
    .select(['code', 'country', 'currency', 'time_zone as timeZone', 'language'])
    .orderBy('code')
    .execute();
  let moves = 0;
  for (const company of companies) {
    const actor = actorOf(db, { opCo: company.code, now: domainTime(clock, real), real });
    for (const rule of RULES) moves += await rule({ db, actor, company, startedAt: clock.startedAt, seed });
  }
  // Within a demo's hours and not by the hour of the server.
  await tellOfDays(db, domainTime(clock, real), real);
  return moves;
}

/** Plays until the returned function is called, which ends when the move under way is made. */
export function startSimulator(
  db: Kysely<Database>,
  onError: (error: unknown) => void,
  pause = PAUSE,
): () => Promise<void> {
  let timer: NodeJS.Timeout | undefined;
  let isStopped = false;
  let round = Promise.resolve();
  const play = () => {
    round = playOnce(db, new Date())
      .then(() => undefined, onError)
      .then(() => {
        if (!isStopped) timer = setTimeout(play, pause);
      });
  };
  timer = setTimeout(play, pause);
  return async () => {
    isStopped = true;
    clearTimeout(timer);
    await round;
  };
}
