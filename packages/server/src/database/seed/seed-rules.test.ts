import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { localDate, localTime } from '../../domain/calendar.ts';
import { approvalRule, moversOf as orderMovers } from '../../domain/orders.ts';
import { moversOf as requestMovers } from '../../domain/requests.ts';
import { estimatorOf } from '../../services/main/orders/rules.ts';
import { holdersOf } from '../../services/members.ts';
import { openTestDatabase } from '../../testing/database.ts';
import { companyDb } from '../client/company-db.ts';
import type { OpenDatabase } from '../connection.ts';
import { seed } from './index.ts';

const NOW = new Date('2026-11-20T09:00:00Z');

let database: OpenDatabase;
beforeAll(async () => {
  database = await openTestDatabase();
  await database.db.transaction().execute((trx) => seed(trx, { scale: 'small', now: NOW }));
});
afterAll(() => database.close());

const clients = () => database.db.selectFrom('corporate_client').select(['id', 'op_co', 'approval']).execute();
const clientOf = (client: { readonly id: number; readonly op_co: string }) =>
  companyDb(database.db, client.op_co, NOW).within(client.id);

describe('orders of the demo', () => {
  it('[OP-102] reach their state step by step, each made by who makes it, with an approval where the client asks for one', async () => {
    const policies = new Map((await clients()).map(({ id, approval }) => [id, approval]));
    const orders = await database.db.selectFrom('rental_order').selectAll().execute();
    const steps = await database.db.selectFrom('rental_order_step').selectAll().orderBy('position').execute();
    const stepsOf = Map.groupBy(steps, (step) => step.order_id);
    expect(orders.length).toBeGreaterThan(50);
    for (const order of orders) {
      const own = stepsOf.get(order.id) ?? [];
      expect(own.at(-1)?.status, order.number).toBe(order.status);
      for (const [index, step] of own.entries()) {
        const before = own[index - 1];
        const [mover] = before ? orderMovers(before.status, step.status) : ['writer' as const];
        const by = mover === 'company' ? null : mover === 'writer' ? order.created_by : order.decided_by;
        expect(step.moved_by, `${order.number} ${step.status}`).toBe(by);
      }
      const isAsked = own.some(({ status }) => status === 'pendingApproval');
      expect(isAsked, order.number).toBe(order.approval_rule !== null);
      if (order.status === 'draft') continue;
      const policy = policies.get(order.client_id) ?? 'none';
      expect(order.approval_rule, order.number).toBe(approvalRule(policy, !isAsked));
    }
  });

  it('[OP-102] cost what their form would say', async () => {
    const columns = ['product_code', 'quantity', 'starts_on', 'ends_on', 'remark', 'order_id'] as const;
    let estimated = 0;
    for (const client of await clients()) {
      const db = clientOf(client);
      const estimate = await estimatorOf({ db, now: NOW, scope: { opCo: client.op_co, projects: 'all' } });
      const orders = await db.selectFrom('rental_order').selectAll().execute();
      const lines = await db.selectFrom('rental_order_line').select(columns).orderBy('line_no').execute();
      for (const order of orders) {
        const own = lines.filter((line) => line.order_id === order.id);
        const { total } = await estimate({
          depotId: order.depot_id,
          lines: own.map((line) => ({
            ...{ productCode: line.product_code, quantity: line.quantity, remark: line.remark },
            ...{ from: line.starts_on, to: line.ends_on },
          })),
        });
        expect(order.estimate_amount, order.number).toBe(total?.amount ?? null);
        estimated += 1;
      }
    }
    expect(estimated).toBeGreaterThan(50);
  });
});

describe('requests of the demo', () => {
  it('[OP-102] reach their state step by step, and wait since the last of what happened', async () => {
    const requests = await database.db.selectFrom('request').selectAll().execute();
    const steps = await database.db.selectFrom('request_step').selectAll().orderBy('moved_at').execute();
    const comments = await database.db.selectFrom('request_comment').selectAll().execute();
    const stepsOf = Map.groupBy(steps, (step) => step.request_id);
    expect(requests.length).toBeGreaterThan(50);
    for (const request of requests) {
      const own = stepsOf.get(request.id) ?? [];
      for (const [index, step] of own.entries()) {
        const before = own[index - 1];
        const [mover] = before ? requestMovers(request.kind, before.status, step.status) : ['writer' as const];
        if (mover === 'company') expect(step.moved_by, `${request.number} ${step.status}`).toBeNull();
        if (mover === 'writer') expect(step.moved_by, `${request.number} ${step.status}`).toBe(request.created_by);
      }
      const written = comments.filter((one) => one.request_id === request.id).map((one) => one.written_at.getTime());
      const isOpen = request.status === 'submitted' || request.status === 'inReview';
      const last = Math.max(own.at(-1)?.moved_at.getTime() ?? 0, ...(isOpen ? written : []));
      expect(request.waiting_since?.getTime(), request.number).toBe(last);
    }
  });
});

describe('off-hires of the demo', () => {
  it('[OP-101] [OP-102] are called in by who may, and those whose machines are back are imported', async () => {
    for (const client of await clients()) {
      const db = clientOf(client);
      const callers = await holdersOf({ db }, 'contract-off-hire');
      const offHires = await db.selectFrom('off_hire').select(['number', 'status', 'created_by']).execute();
      for (const { number, created_by: caller } of offHires) expect(callers, number ?? '').toContain(caller);
    }
    const { rows } = await sql<{ n: number; named: number }>`
      select count(*)::int as n, count(external_key.row_id)::int as named from off_hire
        left join external_key on external_key.kind = 'offHires' and external_key.row_id = off_hire.id::text
      where off_hire.status = 'collected'`.execute(database.db);
    expect(rows[0]?.n).toBeGreaterThan(50);
    expect(rows[0]?.named).toBe(rows[0]?.n);
  });

  it('[OP-102] an extension keeps the time of day', async () => {
    const extensions = await database.db
      .selectFrom('line_extension')
      .innerJoin('contract_line', 'contract_line.id', 'line_extension.contract_line_id')
      .select(['expected_before as before', 'expected_after as after', 'on_rent_at', 'time_zone'])
      .execute();
    expect(extensions.length).toBeGreaterThanOrEqual(9);
    for (const { before, after, on_rent_at: onRentAt, time_zone: timeZone } of extensions) {
      if (before.getTime() === onRentAt.getTime()) continue;
      expect(localTime(before, timeZone)).toBe(localTime(after, timeZone));
      expect(localDate(before, timeZone) < localDate(after, timeZone)).toBe(true);
    }
  });
});
