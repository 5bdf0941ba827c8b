import type { BodyInput, createOrder, OrderStatus } from '@hireyard/contract';
import type { Kysely } from 'kysely';
import { nextNumber } from '../database/client/next-number.ts';
import type { Database } from '../database/tables.ts';
import type { TestClient } from './fixture-types.ts';

interface TestOrder {
  readonly ordererId: string;
  readonly label: string;
  readonly status?: OrderStatus;
  readonly projectId?: string | null;
  /** Estimate of the order and its one line. */
  readonly estimate?: string;
  readonly startsOn?: string;
  readonly endsOn?: string;
}

type Entered = BodyInput<typeof createOrder>;

/** Returns the input of an order that is collected and submitted at once, without project and references. */
export const enteredOrder = (own: Pick<Entered, 'depotId' | 'lines'> & Partial<Entered>): Entered => ({
  projectId: null,
  poNumber: null,
  costCode: null,
  reference: null,
  fulfilment: 'pickup',
  addressId: null,
  slot: null,
  siteContactId: null,
  remark: null,
  requestId: null,
  submit: true,
  ...own,
});

const AT = '2026-11-19T09:00:00Z';

/** Returns the depot of the fixture. */
export async function fixtureDepot(db: Kysely<Database>): Promise<string> {
  const { id } = await db.selectFrom('depot').select('id').orderBy('name').limit(1).executeTakeFirstOrThrow();
  return id;
}

/** Inserts an order of three scissor lifts for collection. */
export async function insertOrder(
  db: Kysely<Database>,
  client: Pick<TestClient, 'id'>,
  order: TestOrder,
): Promise<string> {
  const { ordererId, label, status = 'submitted', projectId = null, estimate = '957.51' } = order;
  const { startsOn = '2026-11-25', endsOn = '2026-12-15' } = order;
  const id = crypto.randomUUID();
  const estimated = { estimate_amount: estimate, estimate_currency: 'EUR' };
  await db
    .insertInto('rental_order')
    .values({
      id,
      client_id: client.id,
      number: await nextNumber(db, client.id, 'order', new Date(AT)),
      status,
      project_id: projectId,
      po_number: `${label} PO`,
      cost_code: `${label} cost`,
      reference: `${label} reference`,
      depot_id: await fixtureDepot(db),
      fulfilment: 'pickup',
      remark: `${label} remark`,
      starts_on: startsOn,
      ends_on: endsOn,
      line_count: 1,
      piece_count: 3,
      first_product: 'LIFT-10',
      ...estimated,
      approval_rule: status === 'pendingApproval' ? 'always' : null,
      created_at: AT,
      updated_at: AT,
      created_by: ordererId,
    })
    .execute();
  await db
    .insertInto('rental_order_line')
    .values({
      id: crypto.randomUUID(),
      order_id: id,
      client_id: client.id,
      project_id: projectId,
      line_no: 1,
      product_code: 'LIFT-10',
      quantity: 3,
      starts_on: startsOn,
      ends_on: endsOn,
      remark: `${label} remark`,
      ...estimated,
      days: 15,
      day_units: 0,
      week_units: 3,
      four_week_units: 0,
    })
    .execute();
  await db
    .insertInto('rental_order_step')
    .values({ order_id: id, client_id: client.id, status, moved_at: AT, moved_by: ordererId })
    .execute();
  return id;
}

/** Inserts the products to rent, and their rates. */
export async function insertCatalogue(db: Kysely<Database>, depotId: string): Promise<void> {
  await db
    .insertInto('rental_rate')
    .values({
      op_co: 'NL',
      product_code: 'LIFT-10',
      day: '80.13',
      week: '319.17',
      four_week: '1021.34',
      currency: 'EUR',
    })
    .execute();
  await db.insertInto('depot_stock').values({ depot_id: depotId, product_code: 'LIFT-10', pieces: 12 }).execute();
}

/**
 * Inserts an order of each project and one without a project, by a colleague. Returns the id of the first project's
 * order.
 */
export async function insertOrdersOf(
  db: Kysely<Database>,
  client: Pick<TestClient, 'id' | 'name' | 'projectIds'>,
  ordererId: string,
): Promise<string> {
  const [first, second] = client.projectIds;
  const id = await insertOrder(db, client, { ordererId, label: `${client.name} first`, projectId: first });
  await insertOrder(db, client, { ordererId, label: `${client.name} second`, projectId: second });
  await insertOrder(db, client, { ordererId, label: `${client.name} third` });
  return id;
}
