import type { OrderEdit, ValidationIssue } from '@hireyard/contract';
import { type PhoneOrder, type PhoneOrderImport, phoneOrderImport } from '@hireyard/contract/backoffice';
import type { ClientDb } from '../database/client/client-db.ts';
import { addDays } from '../domain/calendar.ts';
import { invalid, ProblemError } from '../http/problem.ts';
import { moveOrder, type OrderRow, ordersOf } from '../services/backoffice/orders.ts';
import { insertLines, orderColumns, productIssues, referenceIssues } from '../services/main/orders/columns.ts';
import { estimateOf, type OrderCall, rulesOf } from '../services/main/orders/rules.ts';
import { addStep } from '../services/main/orders/steps.ts';
import { buyersOf } from '../services/members.ts';
import type { ImportCall, Kind } from './kind.ts';
import { clientOfRow, ownedRows, withPointers } from './owned.ts';

const POINTERS = {
  ...{ '/projectId': '/project', '/depotId': '/depot', '/addressId': '/address', '/siteContactId': '/siteContact' },
};
/** Days before today on which an order may have begun that is written down late. */
const DAYS_BACK = 366;

/**
 * Orders that the rental company has taken by phone. They are sent when they are made, with the client's next number. The
 * client's policy and the cut-off times do not bind them.
 */
export const orders: Kind<PhoneOrderImport, PhoneOrder> = {
  name: 'orders',
  row: phoneOrderImport.row,

  async write(call, row, id) {
    const { db, now } = call;
    const [stored = null] = id === null ? [] : await ownedRows(db, 'rental_order', [id]);
    const client = await clientOfRow(call, row.client, stored);
    const edit = await editOf(call, row, stored);
    const ordering = { db: client, now, scope: { opCo: db.opCo, projects: 'all' } } as const;
    if (!stored) {
      const made = await insertOrder(ordering, edit);
      if (row.status === 'confirmed') await moveOrder(client, made, 'confirmed', now);
      else {
        const subject = { resource: 'order', id: made.id } as const;
        const userIds = await buyersOf({ db: client });
        await client.notify({ kind: 'orderMoved', status: 'submitted', userIds, subject });
      }
      return { id: made.id, changed: true };
    }
    await assertSame(client, stored, edit);
    const isConfirmed = row.status === 'confirmed' && stored.status === 'submitted';
    if (isConfirmed) await moveOrder(client, stored, 'confirmed', now);
    return { id: stored.id, changed: isConfirmed };
  },

  async takeBack({ db, now }, id) {
    const [row] = await ownedRows(db, 'rental_order', [id]);
    if (!row) return 'gone';
    const client = db.within(row.client_id, { silent: true });
    await client.lock();
    if (row.status !== 'cancelled') await moveOrder(client, row, 'cancelled', now);
    return 'gone';
  },

  async read(db, ids) {
    const rows = await ownedRows(db, 'rental_order', ids);
    return (await ordersOf({ db }, rows)).map(({ externalId: _, ...item }) => ({ id: item.id, item }));
  },
};

/** Returns the order as a user of the client would have sent it. Fields that a row leaves out stay. */
async function editOf({ references }: ImportCall, row: PhoneOrderImport, stored: OrderRow | null): Promise<OrderEdit> {
  const refer = async (
    kind: 'projects' | 'addresses' | 'contactPersons',
    externalId: string | null | undefined,
    before: string | null,
    pointer: string,
  ) => (externalId ? references.idOf(kind, externalId, pointer) : externalId === null ? null : before);
  const addressId = await refer('addresses', row.address, stored?.address_id ?? null, '/address');
  const before = stored ?? { slot: null, po_number: null, cost_code: null, reference: null, remark: null };
  const kept = <T>(sent: T | undefined, was: T): T => (sent === undefined ? was : sent);
  return {
    projectId: await refer('projects', row.project, stored?.project_id ?? null, '/project'),
    poNumber: kept(row.poNumber, before.po_number),
    costCode: kept(row.costCode, before.cost_code),
    reference: kept(row.reference, before.reference),
    depotId: await references.idOf('depots', row.depot, '/depot'),
    fulfilment: addressId === null ? 'pickup' : 'delivery',
    addressId,
    slot: addressId === null ? null : (kept(row.slot, before.slot) ?? 'day'),
    siteContactId: await refer('contactPersons', row.siteContact, stored?.site_contact_id ?? null, '/siteContact'),
    remark: kept(row.remark, before.remark),
    requestId: null,
    lines: row.lines,
    submit: true,
  };
}

async function insertOrder(call: OrderCall, edit: OrderEdit): Promise<OrderRow> {
  const { db } = call;
  const { blocked } = await db.selectFrom('corporate_client').select('blocked').executeTakeFirstOrThrow();
  if (blocked) throw new ProblemError('client-blocked');
  await withPointers(POINTERS, async () => {
    const issues = [...(await referenceIssues(edit, null, call)), ...(await productIssues(edit, call))];
    if (issues.length === 0) issues.push(...(await dayIssues(call, edit)));
    if (issues.length > 0) throw invalid(issues);
  });
  const values = orderColumns(edit, await estimateOf(call, edit));
  const head = { id: crypto.randomUUID(), number: await db.nextNumber('order'), status: 'submitted' } as const;
  const [row] = await db.insert('rental_order', [{ ...head, ...values.order }]);
  if (!row) throw new Error('an order was not inserted');
  await insertLines(call, row.id, values.lines);
  await addStep({ ...call, scope: { userId: null } }, row.id, 'submitted');
  return row as OrderRow;
}

/** Refuses days that no order has: long ago, or beyond those that the portal offers. */
async function dayIssues(call: OrderCall, { depotId, lines }: OrderEdit): Promise<ValidationIssue[]> {
  const { today, lastDay } = await rulesOf(call, depotId);
  const firstDay = addDays(today, -DAYS_BACK);
  return lines.flatMap(({ from, to }, index): ValidationIssue[] => [
    ...(from < firstDay
      ? [{ pointer: `/lines/${index}/from`, code: 'too-early' as const, params: { date: firstDay } }]
      : []),
    ...([from, to ?? from].some((day) => day > lastDay)
      ? [{ pointer: `/lines/${index}/to`, code: 'too-late' as const, params: { date: lastDay } }]
      : []),
  ]);
}

/** Throws 422 where a row says something else of an order than was written down. */
async function assertSame(db: ClientDb, stored: OrderRow, edit: OrderEdit): Promise<void> {
  const lines = await db
    .selectFrom('rental_order_line')
    .where('order_id', '=', stored.id)
    .select(['product_code', 'quantity', 'starts_on', 'ends_on', 'remark'])
    .orderBy('line_no')
    .execute();
  const pairs: readonly (readonly [pointer: string, before: unknown, after: unknown])[] = [
    ['/depot', stored.depot_id, edit.depotId],
    ['/address', stored.address_id, edit.addressId],
    ['/slot', stored.slot, edit.slot],
    ['/project', stored.project_id, edit.projectId],
    ['/siteContact', stored.site_contact_id, edit.siteContactId],
    ['/poNumber', stored.po_number, edit.poNumber],
    ['/costCode', stored.cost_code, edit.costCode],
    ['/reference', stored.reference, edit.reference],
    ['/remark', stored.remark, edit.remark],
    [
      '/lines',
      JSON.stringify(lines.map((line) => Object.values(line))),
      JSON.stringify(edit.lines.map((line) => [line.productCode, line.quantity, line.from, line.to, line.remark])),
    ],
  ];
  const issues = pairs.flatMap(([pointer, before, after]): ValidationIssue[] =>
    before === after ? [] : [{ pointer, code: 'taken' }],
  );
  if (issues.length > 0) throw invalid(issues);
}
