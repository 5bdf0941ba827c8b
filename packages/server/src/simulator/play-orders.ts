import { completeCompanyOrder, confirmCompanyOrder, rejectCompanyOrder } from '@hireyard/contract/backoffice';
import { chanceOf, reachedAt } from './chance.ts';
import { sentencesOf } from './sentences.ts';
import { AT_ONCE, clientsOf, type Rule } from './world.ts';

/** Minutes until an order is confirmed, and until its contract is created. */
const DELAYS = { submitted: [5, 60], confirmed: [30, 240] } as const;
/** Share of orders that cannot be supplied. */
const REJECTED = 0.05;

/** Confirms orders and turns them into contracts. Few orders cannot be supplied (DOM-01). */
export const playOrders: Rule = async (world) => {
  const { db, actor, company, seed, startedAt } = world;
  const orders = await db
    .selectFrom('rental_order')
    .select(['id', 'number', 'status', 'created_at'])
    .select((eb) =>
      eb
        .selectFrom('rental_order_step')
        .whereRef('order_id', '=', 'rental_order.id')
        .select((step) => step.fn.max('moved_at').as('at'))
        .as('reached_at'),
    )
    .where('client_id', 'in', clientsOf(world))
    .where('status', 'in', ['submitted', 'confirmed'])
    .orderBy('updated_at')
    .orderBy('id')
    .limit(AT_ONCE)
    .execute();
  let moves = 0;
  for (const { id, number, status, created_at: created, reached_at: reached } of orders) {
    const delay = DELAYS[status as keyof typeof DELAYS];
    if (reachedAt(chanceOf(seed, id, status), delay, reached ?? created, startedAt) > actor.now) continue;
    const params = { id };
    const reason = sentencesOf(company.country).rejected;
    const result =
      status === 'confirmed'
        ? await actor.act(completeCompanyOrder, { params, body: { contractNumber: number.replace(/^O/, 'C') } })
        : chanceOf(seed, id, 'rejected') < REJECTED
          ? await actor.act(rejectCompanyOrder, { params, body: { reason } })
          : await actor.act(confirmCompanyOrder, { params });
    if (result) moves += 1;
  }
  return moves;
};
