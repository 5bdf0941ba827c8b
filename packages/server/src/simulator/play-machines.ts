import { deliverLine } from '@hireyard/contract/backoffice';
import { chanceOf } from './chance.ts';
import { AT_ONCE, type Rule } from './world.ts';

/** Machines arrive at the agreed time. The driver brings a machine that the depot has. */
export const playDeliveries: Rule = async (world) => {
  const { own, actor, seed, startedAt } = world;
  const due = await own
    .selectFrom('contract_line')
    .innerJoin('product', 'product.code', 'contract_line.product_code')
    .select(['contract_line.id', 'on_rent_at', 'fleet_number', 'tracking'])
    .where('contract_line.status', '=', 'planned')
    .where('on_rent_at', '>', startedAt)
    .where('on_rent_at', '<=', actor.now)
    .orderBy('on_rent_at')
    .orderBy('contract_line.id')
    .limit(AT_ONCE)
    .execute();
  let moves = 0;
  for (const { id, on_rent_at: at, fleet_number: fleetNumber, tracking } of due) {
    const newNumber = tracking === 'bulk' ? null : String(40_000 + Math.floor(chanceOf(seed, id, 'fleet') * 30_000));
    const body = { at: at.toISOString(), fleetNumber: fleetNumber ?? newNumber, serialNumber: null };
    if (await actor.act(deliverLine, { params: { id }, body })) moves += 1;
  }
  return moves;
};
