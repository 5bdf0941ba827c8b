import { createOrder, deleteOrder, type Order, type OrderEdit, putOrder } from '@hireyard/contract';
import { ORDER } from '../../../domain/lifecycle.ts';
import { illegalTransition, staleVersion } from '../../../http/problem.ts';
import { type ClientCall, type Route, route } from '../../../http/route.ts';
import { columnsOf, insertLines, rewrite } from './columns.ts';
import { readOrder } from './detail.ts';
import { send } from './moves.ts';
import { type OrderRow, orderRow } from './rows.ts';
import { addStep } from './steps.ts';

/** Creates an order as a draft, or submits it at once. Its writer may edit or delete it until it is submitted. */
export const orderWriteRoutes: Route[] = [
  route(createOrder, async (call) => {
    await call.db.lock();
    const id = crypto.randomUUID();
    const values = await columnsOf(call.body, null, call);
    const number = await call.db.nextNumber('order');
    const [row] = await call.db.insert('rental_order', [{ id, number, status: 'draft', ...values.order }]);
    await insertLines(call, id, values.lines);
    await addStep(call, id, 'draft');
    return row ? submitIfRequested(call, row.id) : readOrder(call, id);
  }),

  route(putOrder, async (call) => {
    await call.db.lock();
    const stored = await draftRow(call, call.params.id);
    if (stored.version !== call.version) throw staleVersion();
    await rewrite(call, stored, call.body);
    return submitIfRequested(call, stored.id);
  }),

  route(deleteOrder, async (call) => {
    await call.db.lock();
    const { id } = await draftRow(call, call.params.id);
    await call.db.remove('rental_order', { id });
    return undefined;
  }),
];

async function draftRow(call: ClientCall, id: string): Promise<OrderRow> {
  const row = await orderRow(call, id);
  if (row.status !== 'draft') throw illegalTransition(row.status, ORDER[row.status]);
  return row;
}

const submitIfRequested = (call: ClientCall & { readonly body: OrderEdit }, id: string): Promise<Order> =>
  call.body.submit ? send(call, id, call.body.acceptedTerms) : readOrder(call, id);
