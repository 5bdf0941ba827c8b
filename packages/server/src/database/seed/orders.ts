import { type OrderEdit, SLOT_NAMES, workdayFrom } from '@hireyard/contract';
import type { Insertable, Kysely } from 'kysely';
import { addDays } from '../../domain/calendar.ts';
import { moversOf } from '../../domain/orders.ts';
import { orderColumns } from '../../services/main/orders/columns.ts';
import type { Database } from '../tables.ts';
import { bulkInsert } from './bulk-insert.ts';
import type { CatalogueProduct } from './catalogue.ts';
import type { SeededClient } from './client.ts';
import { CLIENTS, WORKWEEK } from './companies.ts';
import type { Member } from './members.ts';
import { contractOf, ORDERS, type OrderWay, wayOf } from './order-plan.ts';
import { type OrderedContract, type OrderedLine, type OrderSetting, orderSettingOf } from './order-setting.ts';

const BULK_ORDERS = 1_500;
const HOUR = 3600 * 1000;
const DAY = 24 * HOUR;

/** Rejection reasons in the language of the company. */
const REASONS: Readonly<Record<string, string>> = {
  NL: 'We hebben er zelf nog een op de werf.',
  DE: 'Davon steht noch ein eigenes Gerät im Hof.',
  PL: 'Mamy jeszcze własną maszynę na placu.',
};

interface Rows {
  readonly rental_order: Insertable<Database['rental_order']>[];
  readonly rental_order_line: Insertable<Database['rental_order_line']>[];
  readonly rental_order_step: Insertable<Database['rental_order_step']>[];
}

/** Seeds orders for every client with the module; the bulk client repeats the plan. */
export async function seedOrders(
  db: Kysely<Database>,
  demo: { clients: readonly SeededClient[]; catalogue: readonly CatalogueProduct[]; now: Date },
): Promise<void> {
  for (const client of demo.clients) {
    const setting = await orderSettingOf(db, client, demo);
    if (!setting) continue;
    const isBulk = !CLIENTS.some(({ name }) => name === client.name);
    const rows: Rows = { rental_order: [], rental_order_line: [], rental_order_step: [] };
    const count = isBulk ? BULK_ORDERS : ORDERS;
    for (let index = 0; index < count; index += 1) await add(rows, index, count, setting);
    for (const table of ['rental_order', 'rental_order_line', 'rental_order_step'] as const)
      await bulkInsert(db, table, rows[table]);
    await setting.numbers.save(db, client.id);
  }
}

/** One planned order, before its rows exist. */
interface Planned extends OrderWay {
  readonly id: string;
  readonly index: number;
  readonly contract: OrderedContract | undefined;
  readonly orderer: Member;
  readonly approver: Member;
  readonly projectId: string | null;
  readonly orderLines: readonly OrderedLine[];
  /** Time of each step. */
  readonly at: (position: number) => Date;
}

/** Adds one order with all of its steps so far; a later index is newer. */
async function add(rows: Rows, index: number, count: number, setting: OrderSetting): Promise<void> {
  const { client, numbers, random } = setting;
  const order = planOf(index, count, setting);
  if (!order) return;
  const { id, status, rule, steps, contract, orderer, approver, at } = order;
  const number = contract?.number ?? numbers.next(at(0));
  const edit = editOf(order, setting);
  const columns = orderColumns(edit, await setting.estimate(edit));
  const ofOrder = { order_id: id, client_id: client.id };
  rows.rental_order.push({
    ...{ id, client_id: client.id, number, status, ...columns.order, approval_rule: rule },
    ...decisionOf(order, setting),
    ...{ created_at: at(0), created_by: orderer.id },
  });
  rows.rental_order_line.push(...columns.lines.map((line) => ({ id: random.uuid(), ...ofOrder, ...line })));
  const idOf = { writer: orderer.id, colleague: orderer.id, approver: approver.id, company: null };
  rows.rental_order_step.push(
    ...steps.map((step, position) => {
      const before = steps[position - 1];
      const [mover = 'writer'] = before ? moversOf(before, step) : [];
      return { ...ofOrder, status: step, moved_at: at(position), moved_by: idOf[mover] };
    }),
  );
}

function planOf(index: number, count: number, setting: OrderSetting): Planned | null {
  const { now, random, orderers, contracts, policy } = setting;
  const contract = contracts[contractOf(index) ?? -1];
  const way = wayOf(index, contract !== undefined, policy);
  const approver = orderers.at(-1);
  if (!approver) return null;
  const others = orderers.slice(0, -1);
  const orderer = way.status === 'draft' ? approver : (others[index % Math.max(1, others.length)] ?? approver);
  const createdAt = now.getTime() - Math.round(((count - index) / count) * 35 * DAY) - 3 * HOUR;
  const pause = Math.min(5 * HOUR, (now.getTime() - createdAt) / (way.steps.length + 1));
  const id = random.uuid();
  const own = orderer.projectIds.length > 0 ? random.pick(orderer.projectIds) : null;
  return {
    ...way,
    id,
    index,
    contract,
    orderer,
    approver,
    projectId: contract ? contract.projectId : own,
    orderLines: contract?.lines ?? linesOf(setting, index),
    at: (position) => new Date(createdAt + position * pause),
  };
}

/** Returns an order as its writer has entered it. */
function editOf(order: Planned, { random, addressOf, depotIds, contactIds }: OrderSetting): OrderEdit {
  const { index, contract, projectId } = order;
  const addressId = projectId === null ? null : (addressOf.get(projectId) ?? null);
  return {
    projectId,
    poNumber: contract ? contract.poNumber : `45${String(30_000 + index).padStart(5, '0')}`,
    costCode: index % 2 === 0 ? '41-200' : null,
    reference: null,
    depotId: contract?.depotId ?? random.pick(depotIds),
    fulfilment: addressId === null ? 'pickup' : 'delivery',
    addressId,
    slot: addressId === null ? null : random.pick(SLOT_NAMES),
    siteContactId: contactIds.length > 0 ? random.pick(contactIds) : null,
    remark: null,
    requestId: null,
    lines: order.orderLines.map((line) => ({ ...line, remark: null })),
    submit: true,
  };
}

/** Returns what the approver has decided, and the reason of a rejection by the rental company. */
function decisionOf({ status, steps, approver, at }: Planned, { company }: OrderSetting) {
  const reason = status === 'rejected' ? (REASONS[company.code] ?? null) : null;
  const asked = steps.indexOf('pendingApproval');
  const answer = asked >= 0 ? steps[asked + 1] : undefined;
  if (!answer) {
    const none = { decision: null, decided_by: null, decided_at: null, decision_comment: null };
    return { ...none, reject_reason: reason };
  }
  return {
    decision: answer === 'rejected' ? ('rejected' as const) : ('approved' as const),
    ...{ decided_by: approver.id, decided_at: at(asked + 1), decision_comment: reason, reject_reason: null },
  };
}

/** Two or three machines from a future workday on. */
function linesOf({ catalogue, random, today }: OrderSetting, index: number): OrderedLine[] {
  const from = workdayFrom(addDays(today, 4 + (index % 9)), WORKWEEK);
  return random
    .shuffle(catalogue)
    .slice(0, random.int(1, 3))
    .map(({ code, tracking }) => ({
      productCode: code,
      quantity: tracking === 'bulk' ? random.int(4, 40) : random.int(1, 2),
      from,
      to: random.chance(0.15) ? null : addDays(from, random.int(4, 32)),
    }));
}
