import type { LineStatus } from '@hireyard/contract';
import type { Insertable, Kysely } from 'kysely';
import type { Database } from '../database/tables.ts';

/** Inserts another line of a contract, with a unique number. */
export async function insertLine(
  db: Kysely<Database>,
  contractId: string,
  status: LineStatus,
  more: Partial<Insertable<Database['contract_line']>> = {},
): Promise<string> {
  const id = crypto.randomUUID();
  const { lineNo } = await db
    .selectFrom('contract_line')
    .where('contract_id', '=', contractId)
    .select((eb) => eb.fn.coalesce(eb.fn.max('line_no'), eb.lit(0)).as('lineNo'))
    .executeTakeFirstOrThrow();
  const isOver = status === 'offHired' || status === 'returned' || status === 'closed';
  const end = '2026-11-18T15:00:00Z';
  await db
    .insertInto('contract_line')
    .values({
      id,
      contract_id: contractId,
      line_no: Number(lineNo) + 1,
      status,
      product_code: 'LIFT-10',
      quantity: 1,
      on_rent_at: '2026-11-02T06:00:00Z',
      expected_off_rent_at: '2026-12-18T15:00:00Z',
      off_rent_at: isOver ? end : null,
      returned_at: isOver && status !== 'offHired' ? end : null,
      rate_unit: 'day',
      rate_price: '84.37',
      rate_currency: 'EUR',
      ...more,
    })
    .execute();
  return id;
}
