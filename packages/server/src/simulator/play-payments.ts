import { recordPayment } from '@hireyard/contract/backoffice';
import { addDays } from '../domain/calendar.ts';
import { divideRounded, fromMinor, toMinor } from '../domain/money.ts';
import { chanceOf } from './chance.ts';
import { AT_ONCE, clientsOf, firstDayOf, type Rule, todayOf } from './world.ts';

/** Clients pay between these days, relative to the due date of an invoice. */
const [EARLIEST, LATEST] = [-5, 12];
/** Share of clients that pay half of it first. */
const IN_PARTS = 0.2;

/** Payments come in around the due date of an invoice. Disputed invoices wait. */
export const playPayments: Rule = async (world) => {
  const { db, actor, seed } = world;
  const [first, today] = [firstDayOf(world), todayOf(world)];
  const due = await db
    .selectFrom('document')
    .select(['id', 'due_on', 'due', 'gross', 'currency', 'status'])
    .where('client_id', 'in', clientsOf(world))
    .where('type', '=', 'invoice')
    .where('status', 'in', ['open', 'partlyPaid'])
    .where('disputed', '=', false)
    .where('due_on', '>=', addDays(first, -LATEST))
    .where('due_on', '<=', addDays(today, -EARLIEST))
    .orderBy('due_on')
    .orderBy('id')
    .limit(200)
    .execute();
  let moves = 0;
  for (const { id, due_on: dueOn, due: remaining, currency, status } of due) {
    if (moves === AT_ONCE) break;
    if (dueOn === null || remaining === null || currency === null) continue;
    const days = EARLIEST + Math.floor(chanceOf(seed, id, status ?? '', 'paid') * (LATEST - EARLIEST + 1));
    const on = addDays(dueOn, days);
    // An invoice that was overdue before the simulator began stays overdue, as in the demo data.
    if (on < first || on > today) continue;
    const isPart = status === 'open' && chanceOf(seed, id, 'parts') < IN_PARTS;
    const amount = isPart ? fromMinor(divideRounded(toMinor(remaining), 2n)) : remaining;
    const body = { amount: { amount, currency }, receivedOn: on, reference: null };
    if (await actor.act(recordPayment, { params: { id }, body })) moves += 1;
  }
  return moves;
};
