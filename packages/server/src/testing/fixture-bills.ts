import { LANGUAGES } from '@hireyard/contract';
import type { Kysely } from 'kysely';
import { rankProducts } from '../database/product-ranks.ts';
import type { Database } from '../database/tables.ts';
import { insertLine } from './fixture-lines.ts';
import { insertOrder } from './fixture-orders.ts';

interface Billed {
  readonly id: number;
  readonly name: string;
  readonly colleagueId: string;
  readonly contractId: string;
  readonly projectIds: readonly string[];
}

/** Product of the bill, with unique rates. */
const PRODUCT = 'LIFT-14';
const RATES = { day: '94.00', week: '282.00', four_week: '930.00', currency: 'EUR' } as const;
const PARTS = [
  { unit: 'week', starts_on: '2026-10-21', ends_on: '2026-10-27', days: 5, price: RATES.week, amount: '564.00' },
  { unit: 'day', starts_on: '2026-10-28', ends_on: '2026-10-28', days: 1, price: RATES.day, amount: '188.00' },
] as const;

/**
 * Inserts an invoice of a client's contract that can be explained by day, and the order of the contract. It bills a
 * week and a day of two machines, 752.00 at current rates. Created once per client, so that repeated reads are equal.
 */
export async function insertExplained(db: Kysely<Database>, client: Billed): Promise<string> {
  const number = `X-${client.id}`;
  const existing = await db.selectFrom('document').where('number', '=', number).select('id').executeTakeFirst();
  if (existing) return existing.id;

  await insertProduct(db);
  const lineId = await insertLine(db, client.contractId, 'onRent', {
    product_code: PRODUCT,
    quantity: 2,
    rate_unit: 'week',
    rate_price: RATES.week,
    agreed_day: RATES.day,
    agreed_week: RATES.week,
    agreed_four_week: RATES.four_week,
  });
  const id = crypto.randomUUID();
  const invoice = { id, client_id: client.id, type: 'invoice' as const, number, status: 'open' as const };
  const amounts = { net: '752.00', gross: '909.92', due: '909.92', currency: 'EUR' };
  const dates = { issued_on: '2026-11-16', due_on: '2026-12-16', project_id: client.projectIds[0] as string };
  await db
    .insertInto('document')
    .values({ ...invoice, ...amounts, ...dates })
    .execute();
  for (const [index, { unit, price, ...period }] of PARTS.entries()) {
    const charge = {
      contract_line_id: lineId,
      invoice_number: number,
      kind: 'charge' as const,
      currency: 'EUR',
      pieces: 2,
    };
    await db
      .insertInto('rental_period')
      .values({ id: crypto.randomUUID(), ...charge, ...period })
      .execute();
    const line = { id: crypto.randomUUID(), document_id: id, client_id: client.id, line_no: index + 1 };
    const charged = { quantity: '2', unit, price, net: period.amount, vat_rate: '21' };
    await db
      .insertInto('document_line')
      .values({ ...line, contract_line_id: lineId, text: 'Lift', ...charged })
      .execute();
  }
  const orderId = await insertOrder(db, client, {
    ...{ ordererId: client.colleagueId, label: client.name, projectId: client.projectIds[0] as string },
    status: 'completed',
  });
  await db
    .updateTable('contract')
    .set((eb) => ({ order_number: eb.selectFrom('rental_order').where('id', '=', orderId).select('number') }))
    .where('id', '=', client.contractId)
    .execute();
  return id;
}

async function insertProduct(db: Kysely<Database>): Promise<void> {
  await db
    .insertInto('product')
    .values({ code: PRODUCT, product_group: 'access', kind: 'rental', tracking: 'serialised', energy: 'electric' })
    .onConflict((conflict) => conflict.doNothing())
    .execute();
  await db
    .insertInto('product_translation')
    .values(LANGUAGES.map((language) => ({ product_code: PRODUCT, language, name: `Scissor lift 14 m, ${language}` })))
    .onConflict((conflict) => conflict.doNothing())
    .execute();
  await db
    .insertInto('rental_rate')
    .values({ op_co: 'NL', product_code: PRODUCT, ...RATES })
    .onConflict((conflict) => conflict.doNothing())
    .execute();
  await rankProducts(db);
}
