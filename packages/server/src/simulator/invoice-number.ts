import { INVOICE_TYPES } from '@hireyard/contract';
import { sql } from 'kysely';
import { todayOf, type World } from './world.ts';

/**
 * Returns the company's next invoice number of a month: `I-2611-S0001`. If another invoice takes it first, the back
 * office refuses this one, and a later round issues it.
 */
export async function invoiceNumber(world: World, kind: 'I' | 'CN'): Promise<string> {
  const { db, company } = world;
  const [year, month] = todayOf(world).split('-');
  const prefix = `${kind}-${year?.slice(2)}${month}-S`;
  const { last } = await db
    .selectFrom('document')
    .select(sql<number | null>`max(substr(number, ${prefix.length + 1}::integer)::integer)`.as('last'))
    .where('op_co', '=', company.code)
    .where('type', 'in', INVOICE_TYPES)
    .where('number', '~', `^${prefix}[0-9]{1,9}$`)
    .executeTakeFirstOrThrow();
  return `${prefix}${String((last ?? 0) + 1).padStart(4, '0')}`;
}
