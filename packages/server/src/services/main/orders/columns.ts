import { type IssueAt, type OrderEdit, orderIssues, type ValidationIssue } from '@hireyard/contract';
import { invalid } from '../../../http/problem.ts';
import type { ClientCall } from '../../../http/route.ts';
import { rentalProducts } from '../../offered-products.ts';
import { mayOrderFor } from '../../request/ordered.ts';
import type { OrderRow } from './rows.ts';
import { type Estimate, estimateOf, type OrderCall, rulesOf } from './rules.ts';

type LineRow = ReturnType<typeof orderColumns>['lines'][number];
export const insertLines = ({ db }: Pick<ClientCall, 'db'>, orderId: string, lines: readonly LineRow[]) =>
  db.insert(
    'rental_order_line',
    lines.map((line) => ({ ...line, id: crypto.randomUUID(), order_id: orderId })),
  );

/** Rewrites a draft: its values, its lines and its estimate of today. */
export async function rewrite(call: ClientCall, stored: OrderRow, body: OrderEdit): Promise<void> {
  const values = await columnsOf(body, stored, call);
  await call.db.update('rental_order', stored, values.order);
  await call.db.remove('rental_order_line', { order_id: stored.id });
  await insertLines(call, stored.id, values.lines);
}

/**
 * Converts input to columns. Throws 422 for an unknown reference, or an order that could not be submitted as requested.
 */
export async function columnsOf(body: OrderEdit, stored: OrderRow | null, call: ClientCall) {
  const issues = [
    ...(await referenceIssues(body, stored, call)),
    ...(await requestIssues(body, stored, call)),
    ...(await productIssues(body, call)),
  ];
  // Without a depot there is no calendar.
  if (body.submit && !issues.some(({ pointer }) => pointer === '/depotId'))
    issues.push(...(await ruleIssues(body, call)).map(toValidation));
  if (issues.length > 0) throw invalid(issues);
  return orderColumns(body, await estimateOf(call, body));
}

/** Converts a checked order to columns, with its estimate. */
export function orderColumns(body: OrderEdit, { lines, total }: Estimate) {
  const isDelivered = body.fulfilment === 'delivery';
  const ends = body.lines.map(({ to }) => to);
  return {
    order: {
      project_id: body.projectId,
      po_number: body.poNumber,
      cost_code: body.costCode,
      reference: body.reference,
      depot_id: body.depotId,
      fulfilment: body.fulfilment,
      address_id: isDelivered ? body.addressId : null,
      slot: isDelivered ? body.slot : null,
      site_contact_id: body.siteContactId,
      remark: body.remark,
      request_id: body.requestId,
      starts_on: body.lines.map(({ from }) => from).toSorted()[0] ?? '',
      ends_on: ends.includes(null) ? null : (ends.toSorted().at(-1) ?? null),
      line_count: body.lines.length,
      piece_count: body.lines.reduce((pieces, { quantity }) => pieces + quantity, 0),
      first_product: body.lines[0]?.productCode ?? '',
      estimate_amount: total?.amount ?? null,
      estimate_currency: total?.currency ?? null,
    },
    lines: body.lines.map((line, index) => {
      const estimate = lines[index];
      return {
        project_id: body.projectId,
        line_no: index + 1,
        product_code: line.productCode,
        quantity: line.quantity,
        starts_on: line.from,
        ends_on: line.to,
        remark: line.remark,
        estimate_amount: estimate?.net.amount ?? null,
        estimate_currency: estimate?.net.currency ?? null,
        days: estimate?.days ?? null,
        day_units: estimate?.mix.day ?? null,
        week_units: estimate?.mix.week ?? null,
        four_week_units: estimate?.mix.fourWeek ?? null,
      };
    }),
  };
}

const toValidation = ({ path, ...issue }: IssueAt): ValidationIssue => ({ pointer: `/${path.join('/')}`, ...issue });

/** Returns the reasons why an order cannot be submitted now (DOM-12, DOM-14). */
async function ruleIssues(body: Omit<OrderEdit, 'submit'>, call: ClientCall): Promise<IssueAt[]> {
  const project =
    body.projectId === null
      ? undefined
      : await call.db
          .selectFrom('project')
          .where('id', '=', body.projectId)
          .select(['starts_on', 'ends_on', 'status'])
          .executeTakeFirst();
  const closed: IssueAt[] = project?.status === 'closed' ? [{ path: ['projectId'], code: 'reference' }] : [];
  const days = project ? { from: project.starts_on, to: project.ends_on } : null;
  return [...closed, ...orderIssues(body, await rulesOf(call, body.depotId), days)];
}

type Issues = Promise<ValidationIssue[]>;

/** A confined writer would not see a draft without a project. The rules check submitted orders. */
const draftIssues = ({ submit }: OrderEdit, { projects }: OrderCall['scope']): ValidationIssue[] =>
  projects !== 'all' && !submit ? [{ pointer: '/projectId', code: 'required' }] : [];

/** Checks that references exist and are active. A user confined to projects sees no resource without a project. */
export async function referenceIssues(
  body: OrderEdit,
  stored: Pick<OrderRow, 'project_id' | 'address_id' | 'site_contact_id'> | null,
  { db, scope }: OrderCall,
): Issues {
  const issues: ValidationIssue[] = [];
  const refuse = (pointer: string, code: 'reference' | 'required' = 'reference') => issues.push({ pointer, code });
  if (body.projectId === null) issues.push(...draftIssues(body, scope));
  else {
    const row = await db.selectFrom('project').where('id', '=', body.projectId).select('status').executeTakeFirst();
    if (!row || (row.status !== 'active' && stored?.project_id !== body.projectId)) refuse('/projectId');
  }
  const depot = db
    .selectFrom('depot')
    .where('id', '=', body.depotId)
    .where('op_co', '=', scope.opCo)
    .where('archived', '=', false)
    .select('id');
  if (!(await depot.executeTakeFirst())) refuse('/depotId');
  if (body.addressId !== null && body.fulfilment === 'delivery') {
    const row = await db.selectFrom('address').where('id', '=', body.addressId).select('status').executeTakeFirst();
    if (!row || (row.status !== 'active' && stored?.address_id !== body.addressId)) refuse('/addressId');
  }
  if (body.siteContactId !== null) {
    const id = body.siteContactId;
    const row = await db.selectFrom('contact_person').where('id', '=', id).select('status').executeTakeFirst();
    if (!row || (row.status !== 'active' && stored?.site_contact_id !== id)) refuse('/siteContactId');
  }
  return issues;
}

/** A draft keeps the request that it was started for. */
async function requestIssues({ requestId }: OrderEdit, stored: OrderRow | null, call: ClientCall): Issues {
  if (requestId === null || stored?.request_id === requestId || (await mayOrderFor(call, requestId))) return [];
  return [{ pointer: '/requestId', code: 'reference' }];
}

export async function productIssues({ lines }: OrderEdit, { db }: OrderCall): Issues {
  const products = await rentalProducts(
    db,
    lines.map(({ productCode }) => productCode),
  );
  return lines.flatMap(({ productCode }, index): ValidationIssue[] =>
    products.has(productCode) ? [] : [{ pointer: `/lines/${index}/productCode`, code: 'reference' }],
  );
}
