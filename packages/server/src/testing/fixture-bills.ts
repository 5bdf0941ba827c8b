import type { Kysely } from 'kysely';
import type { Database } from '../database/tables.ts';
import { insertLine } from './fixture-lines.ts';

interface Billed {
  readonly id: number;
  readonly contractId: string;
  readonly projectIds: readonly string[];
}

/** An invoice of a week for two pieces, charged as its contract says, so that it can be explained day by day. */
export async function insertExplained(db: Kysely<Database>, client: Billed): Promise<string> {
  const lineId = await insertLine(db, client.contractId, 'onRent');
  await db.updateTable('contract_line').set({ quantity: 2 }).where('id', '=', lineId).execute();
  const id = crypto.randomUUID();
  const number = `X-${id.slice(0, 8)}`;
  const invoice = { id, client_id: client.id, type: 'invoice' as const, number, status: 'open' as const };
  const amounts = { net: '564.00', gross: '682.44', due: '682.44', currency: 'EUR' };
  const dates = { issued_on: '2026-11-16', due_on: '2026-12-16', project_id: client.projectIds[0] as string };
  await db
    .insertInto('document')
    .values({ ...invoice, ...amounts, ...dates })
    .execute();
  const period = { starts_on: '2026-10-21', ends_on: '2026-10-27', days: 5, amount: '564.00', currency: 'EUR' };
  await db
    .insertInto('rental_period')
    .values({ id: crypto.randomUUID(), contract_line_id: lineId, invoice_number: number, kind: 'charge', ...period })
    .execute();
  const line = { id: crypto.randomUUID(), document_id: id, client_id: client.id, line_no: 1, contract_line_id: lineId };
  const charged = {
    text: 'Lift',
    quantity: '2',
    unit: 'week' as const,
    price: '282.00',
    net: '564.00',
    vat_rate: '21',
  };
  await db
    .insertInto('document_line')
    .values({ ...line, ...charged })
    .execute();
  return id;
}
