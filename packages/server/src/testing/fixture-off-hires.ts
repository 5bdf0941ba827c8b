import type { LineStatus, OffHireStatus } from '@hireyard/contract';
import type { Insertable, Kysely } from 'kysely';
import { nextNumber } from '../database/client/next-number.ts';
import type { Database } from '../database/tables.ts';
import { LINE_OF } from '../domain/off-hires.ts';
import type { TestClient } from './fixture-types.ts';

type Line = Insertable<Database['contract_line']>;

const UPDATED = '2026-11-19T09:00:00Z';

/** Inserts a machine on rent until 4 December. Default contract: of the client's first project. */
export async function insertLine(
  db: Kysely<Database>,
  client: Pick<TestClient, 'contractId'>,
  more: Partial<Line> & { readonly status?: LineStatus } = {},
): Promise<string> {
  const id = crypto.randomUUID();
  const contractId = more.contract_id ?? client.contractId;
  const { last } = await db
    .selectFrom('contract_line')
    .where('contract_id', '=', contractId)
    .select((eb) => eb.fn.max('line_no').as('last'))
    .executeTakeFirstOrThrow();
  await db
    .insertInto('contract_line')
    .values({
      id,
      contract_id: contractId,
      line_no: Number(last) + 1,
      status: 'onRent',
      product_code: 'LIFT-10',
      fleet_number: null,
      quantity: 1,
      on_rent_at: '2026-11-02T06:00:00Z',
      expected_off_rent_at: '2026-12-04T15:00:00Z',
      ...more,
    })
    .execute();
  return id;
}

/** Inserts an off-hire of one machine. */
export async function insertOffHire(
  db: Kysely<Database>,
  client: Pick<TestClient, 'id' | 'contractId'>,
  status: OffHireStatus,
): Promise<{ id: string; lineId: string }> {
  const id = crypto.randomUUID();
  const lineStatus = LINE_OF[status];
  const isHeld = lineStatus !== 'onRent';
  const lineId = await insertLine(db, client, { status: lineStatus });
  await db
    .insertInto('off_hire')
    .values({
      id,
      client_id: client.id,
      number: status === 'confirmed' ? await nextNumber(db, client.id, 'offHire', new Date(UPDATED)) : null,
      status,
      off_rent_at: '2026-11-20T08:00:00Z',
      transport: 'collect',
      pickup_on: '2026-11-23',
      pickup_slot: 'morning',
      fail_reason: status === 'failed' ? 'noAccess' : null,
      // Set explicitly, because the database would use its own clock instead of the test's.
      updated_at: UPDATED,
    })
    .execute();
  await db.insertInto('off_hire_line').values({ off_hire_id: id, contract_line_id: lineId, quantity: 1 }).execute();
  if (isHeld)
    await db
      .updateTable('contract_line')
      .set({ off_hire_id: id, qty_pending_pickup: 1, off_rent_at: '2026-11-20T08:00:00Z' })
      .where('id', '=', lineId)
      .execute();
  return { id, lineId };
}
