import { DELIVERY_SLOTS, type OrderStatus } from '@hireyard/contract';
import {
  COMPANY_ORDER_STATUSES,
  type CompanyOrder,
  cancelCompanyOrder,
  completeCompanyOrder,
  confirmCompanyOrder,
  getCompanyOrder,
  listCompanyOrders,
  rejectCompanyOrder,
} from '@hireyard/contract/backoffice';
import { phoneText } from '@hireyard/contract/schemas';
import type { Selectable } from 'kysely';
import type { ClientDb } from '../../database/client/client-db.ts';
import type { Postal } from '../../database/tables/rental.ts';
import type { Database } from '../../database/tables.ts';
import { instantAt } from '../../domain/calendar.ts';
import { ORDER } from '../../domain/lifecycle.ts';
import { COMPANY_MOVES, companyOrderActions, contractLinesOf } from '../../domain/orders.ts';
import { isUuid } from '../../domain/uuid.ts';
import { refusedBy } from '../../http/constraints.ts';
import { illegalTransition, notFound } from '../../http/problem.ts';
import { type CompanyCall, type Route, route } from '../../http/route.ts';
import { externalIdsOf } from '../../imports/owned.ts';
import { acceptedTermsOf } from '../accepted-terms.ts';
import { colleague } from '../colleague.ts';
import { addStep } from '../main/orders/steps.ts';
import { buyersOf } from '../members.ts';
import { postalAddress } from '../postal-address.ts';
import { projectRef } from '../project-ref.ts';
import { fulfilByOrder } from '../request/fulfil-by-order.ts';
import { rateBook } from '../tariff.ts';
import { clientOf } from './client-of.ts';
import { clientRefs } from './clients.ts';
import { changedAt, listed } from './page.ts';
import { companyPeople } from './people.ts';

export type OrderRow = Selectable<Database['rental_order']>;
type OfOne = CompanyCall & { readonly params: { readonly id: string } };

/** Machines are due back before the depot closes. */
const BACK_BY = '16:00';

/** Transitions of orders by the rental company: it confirms or rejects them, and creates their contract (DOM-01). */
export const companyOrderRoutes: Route[] = [
  route(listCompanyOrders, async (call) => {
    const { db, query } = call;
    const rows = db
      .selectFrom('rental_order')
      .selectAll('rental_order')
      .where('rental_order.status', 'in', query.status.length ? query.status : COMPANY_ORDER_STATUSES);
    return listed(db, rows, 'rental_order', query, (page) => ordersOf(call, page));
  }),
  route(getCompanyOrder, (call) => readOrder(call, call.params.id)),

  route(confirmCompanyOrder, (call) => move(call, 'confirmed')),
  route(rejectCompanyOrder, (call) => move(call, 'rejected', async () => ({ reject_reason: call.body.reason }))),
  route(cancelCompanyOrder, (call) => move(call, 'cancelled')),
  route(completeCompanyOrder, (call) =>
    move(call, 'completed', async (db, row) => {
      await makeContract(db, row, call.body.contractNumber);
      return {};
    }),
  ),
];

/** Moves an order to another state, and tells who wrote and who decided it; of one by phone, who orders for the client. */
export async function moveOrder(
  db: ClientDb,
  row: OrderRow,
  to: OrderStatus,
  now: Date,
  set: { readonly reject_reason?: string } = {},
): Promise<void> {
  await db.move('rental_order', row.id, COMPANY_MOVES, to, set);
  await addStep({ db, now, scope: { userId: null } }, row.id, to);
  const own = [row.created_by, row.decided_by].filter((id) => id !== null);
  const userIds = row.created_by === null ? await buyersOf({ db }) : own;
  await db.notify({ kind: 'orderMoved', status: to, userIds, subject: { resource: 'order', id: row.id } });
  if (ORDER[to].length === 0 && row.request_id !== null)
    await fulfilByOrder({ db, now, scope: { userId: null } }, row.request_id);
}

async function move(
  call: OfOne,
  to: OrderStatus,
  prepare: (db: ClientDb, row: OrderRow) => Promise<{ reject_reason?: string }> = async () => ({}),
): Promise<CompanyOrder> {
  const db = await clientOf(call, 'rental_order', call.params.id);
  await db.lock();
  const row = await orderRow(db, call.params.id);
  // Checked before anything is created.
  if (!COMPANY_MOVES[row.status].includes(to)) throw illegalTransition(row.status, COMPANY_MOVES[row.status]);
  await moveOrder(db, row, to, call.now, await prepare(db, row));
  return readOrder(call, row.id);
}

const TAKEN = refusedBy({ contract_client_id_number_key: { pointer: '/contractNumber', code: 'taken' } });

/**
 * Creates the contract of an order. Its lines are planned until delivery, one line per machine (DOM-14), at the rates of
 * their first day (DOM-96).
 */
async function makeContract(db: ClientDb, row: OrderRow, number: string): Promise<void> {
  const depot = await db.selectFrom('depot').selectAll().where('id', '=', row.depot_id).executeTakeFirstOrThrow();
  const site =
    row.address_id === null
      ? null
      : await db.selectFrom('address').selectAll().where('id', '=', row.address_id).executeTakeFirst();
  const { line1, line2, postal_code, city, region, country, name } = site ?? { ...depot, name: depot.name };
  const contractId = crypto.randomUUID();
  await db
    .insert('contract', [
      {
        id: contractId,
        number,
        order_number: row.number,
        project_id: row.project_id,
        depot_id: row.depot_id,
        site_contact_id: row.site_contact_id,
        po_number: row.po_number,
        cost_code: row.cost_code,
        reference: row.reference,
        address_name: name,
        line1,
        line2,
        postal_code,
        city,
        region,
        country,
      },
    ])
    .catch(TAKEN);
  const lines = await db
    .selectFrom('rental_order_line')
    .innerJoin('product', 'product.code', 'rental_order_line.product_code')
    .select(['rental_order_line.product_code as productCode', 'quantity', 'tracking'])
    .select(['starts_on as from', 'ends_on as to'])
    .where('order_id', '=', row.id)
    .orderBy('line_no')
    .execute();
  const rates = await rateBook(db);
  const begins = row.slot === null ? DELIVERY_SLOTS.early.from : DELIVERY_SLOTS[row.slot].from;
  await db.insert(
    'contract_line',
    contractLinesOf(lines.map((line) => ({ ...line, rates: rates(line.productCode, line.from) }))).map((line) => ({
      id: crypto.randomUUID(),
      contract_id: contractId,
      line_no: line.lineNo,
      status: 'planned' as const,
      product_code: line.productCode,
      quantity: line.quantity,
      on_rent_at: instantAt(line.from, begins, depot.time_zone),
      expected_off_rent_at: line.to === null ? null : instantAt(line.to, BACK_BY, depot.time_zone),
      rate_unit: line.rates && ('week' as const),
      rate_price: line.rates?.week.amount ?? null,
      rate_currency: line.rates?.week.currency ?? null,
      agreed_day: line.rates?.day.amount ?? null,
      agreed_week: line.rates?.week.amount ?? null,
      agreed_four_week: line.rates?.fourWeek?.amount ?? null,
    })),
  );
}

/** Returns a submitted order. Throws 404 for any other. */
async function orderRow(db: Pick<ClientDb, 'selectFrom'>, id: string): Promise<OrderRow> {
  const row = await db.selectFrom('rental_order').selectAll().where('id', '=', id).executeTakeFirst();
  if (!row || row.status === 'pendingApproval') throw notFound();
  return row;
}

async function readOrder(call: CompanyCall, id: string): Promise<CompanyOrder> {
  if (!isUuid(id)) throw notFound();
  const [order] = await ordersOf(call, [await orderRow(call.db, id)]);
  return order as CompanyOrder;
}

/** Reads orders of several clients, with one query per table. */
export async function ordersOf(call: Pick<CompanyCall, 'db'>, rows: readonly OrderRow[]): Promise<CompanyOrder[]> {
  if (rows.length === 0) return [];
  const { db } = call;
  const ids = rows.map(({ id }) => id);
  const lines = await db
    .selectFrom('rental_order_line')
    .select(['order_id', 'id', 'line_no as lineNo', 'product_code as productCode', 'quantity', 'remark'])
    .select(['starts_on as from', 'ends_on as to'])
    .where('order_id', 'in', ids)
    .orderBy('line_no')
    .execute();
  const related = await db
    .selectFrom('rental_order')
    .leftJoin('address', 'address.id', 'rental_order.address_id')
    .leftJoin('contact_person', 'contact_person.id', 'rental_order.site_contact_id')
    .leftJoin('project', 'project.id', 'rental_order.project_id')
    .select(['rental_order.id', colleague(db, 'rental_order.created_by').as('orderer')])
    .select(['address.name', 'address.line1', 'address.line2', 'address.postal_code', 'address.city'])
    .select(['address.region', 'address.country'])
    .select(['contact_person.first_name', 'contact_person.last_name', 'contact_person.phone'])
    .select(['rental_order.project_id', 'project.number as project_number', 'project.name as project_name'])
    .where('rental_order.id', 'in', ids)
    .execute();
  const contracts = await db
    .selectFrom('rental_order')
    .innerJoin('contract', (join) =>
      join
        .onRef('contract.order_number', '=', 'rental_order.number')
        .onRef('contract.client_id', '=', 'rental_order.client_id'),
    )
    .select(['rental_order.id as order_id', 'contract.id', 'contract.number'])
    .where('rental_order.id', 'in', ids)
    .orderBy('contract.number')
    .execute();
  const byOrder = new Map(related.map((one) => [one.id, one]));
  const linesOf = Map.groupBy(lines, (line) => line.order_id);
  const contractsOf = Map.groupBy(contracts, (contract) => contract.order_id);
  const client = await clientRefs(call, [...new Set(rows.map((row) => row.client_id))]);
  const own = await ownIdsIn(db, rows, contracts);
  const ordererOf = (row: OrderRow) => byOrder.get(row.id)?.orderer ?? null;
  const people = await companyPeople(
    db,
    rows.map((row) => ({ clientId: row.client_id, person: ordererOf(row) })),
  );
  return rows.map((row) => {
    const details = byOrder.get(row.id);
    const project = details ? projectRef(details) : null;
    return {
      id: row.id,
      externalId: own.order(row.id),
      client: client(row.client_id),
      number: row.number,
      status: row.status,
      orderer: people(row.client_id, ordererOf(row)),
      fulfilment: row.fulfilment,
      depotId: row.depot_id,
      depot: own.depot(row.depot_id),
      project: project && { ...project, externalId: own.project(project.id) },
      address:
        details && hasAddress(details) ? { ...postalAddress(details), externalId: own.address(row.address_id) } : null,
      slot: row.slot,
      siteContact:
        details && details.first_name !== null
          ? {
              externalId: own.siteContact(row.site_contact_id),
              name: `${details.first_name} ${details.last_name}`,
              phone: details.phone && phoneText(details.phone),
            }
          : null,
      poNumber: row.po_number,
      costCode: row.cost_code,
      reference: row.reference,
      remark: row.remark,
      lines: (linesOf.get(row.id) ?? []).map(({ order_id: _order, ...line }) => line),
      rejectReason: row.reject_reason,
      acceptedTerms: acceptedTermsOf(row),
      contracts: (contractsOf.get(row.id) ?? []).map(({ id, number }) => ({
        id,
        externalId: own.contract(id),
        number,
      })),
      actions: companyOrderActions(row.status),
      updatedAt: changedAt(row),
      version: row.version,
    };
  });
}

/** Returns the company's own ids of orders and of what they name. */
async function ownIdsIn(
  db: CompanyCall['db'],
  rows: readonly OrderRow[],
  contracts: readonly { readonly id: string }[],
) {
  const of = <K extends 'id' | 'depot_id' | 'project_id' | 'address_id' | 'site_contact_id'>(column: K) =>
    rows.map((row) => row[column]);
  return {
    order: await externalIdsOf(db, 'orders', of('id')),
    depot: await externalIdsOf(db, 'depots', of('depot_id')),
    project: await externalIdsOf(db, 'projects', of('project_id')),
    address: await externalIdsOf(db, 'addresses', of('address_id')),
    siteContact: await externalIdsOf(db, 'contactPersons', of('site_contact_id')),
    contract: await externalIdsOf(
      db,
      'contracts',
      contracts.map(({ id }) => id),
    ),
  };
}

/** True for a row with an address. The address of a delivery has at least its first line. */
const hasAddress = <T extends Joined>(row: T): row is T & Postal => row.line1 !== null;
type Joined = { readonly [K in keyof Postal]: Postal[K] | null };
