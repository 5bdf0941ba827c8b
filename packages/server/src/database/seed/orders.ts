import { type OrderStatus, type Rates, SLOT_NAMES } from '@hireyard/contract';
import type { Insertable, Kysely } from 'kysely';
import { addDays, isoWeekday, type LocalDate, localDate } from '../../domain/calendar.ts';
import { estimateLine, estimateTotal } from '../../domain/estimate.ts';
import { moneyOf } from '../../domain/money.ts';
import type { Database } from '../tables.ts';
import { bulkInsert } from './bulk-insert.ts';
import type { CatalogueProduct } from './catalogue.ts';
import type { SeededClient } from './client.ts';
import { CLIENTS, COMPANIES } from './companies.ts';
import { Random } from './random.ts';
import { type Numbers, numbersOf } from './series.ts';

const SEED = 82_000;
const BULK_ORDERS = 1_500;
/** Demo estimates ignore holidays. */
const CHARGED = { weekDays: 5, holidays: new Set<LocalDate>() } as const;
const HOUR = 3600 * 1000;
const DAY = 24 * HOUR;

/** Each status at least twice; most orders are completed, as in practice. */
const PLAN: readonly [OrderStatus, ...OrderStatus[]] = [
  'completed',
  'completed',
  'cancelled',
  'completed',
  'rejected',
  'completed',
  'cancelled',
  'rejected',
  'confirmed',
  'pendingApproval',
  'confirmed',
  'submitted',
  'draft',
  'pendingApproval',
  'confirmed',
  'submitted',
  'draft',
];
const COMPLETED = PLAN.filter((status) => status === 'completed').length;
/** Steps to each status. */
const WAYS: Readonly<Record<OrderStatus, readonly OrderStatus[]>> = {
  draft: ['draft'],
  pendingApproval: ['draft', 'pendingApproval'],
  submitted: ['draft', 'submitted'],
  confirmed: ['draft', 'submitted', 'confirmed'],
  completed: ['draft', 'submitted', 'confirmed', 'completed'],
  rejected: ['draft', 'pendingApproval', 'rejected'],
  cancelled: ['draft', 'submitted', 'cancelled'],
};
const COMPANY_STEPS: readonly OrderStatus[] = ['confirmed', 'completed'];
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
interface Member {
  readonly id: string;
  readonly projectIds: readonly string[];
}
interface Setting {
  readonly client: SeededClient;
  readonly company: (typeof COMPANIES)[number];
  readonly catalogue: readonly CatalogueProduct[];
  readonly rates: ReadonlyMap<string, Rates>;
  readonly now: Date;
  readonly today: LocalDate;
  readonly random: Random;
  readonly numbers: Numbers;
  readonly depotIds: readonly string[];
  readonly addressOf: ReadonlyMap<string, string | null>;
  readonly contactIds: readonly string[];
  /** Orderers; the client's demo account comes last and also approves. */
  readonly orderers: readonly Member[];
  /** Contracts created from orders. */
  readonly contracts: readonly OrderedContract[];
}
interface OrderedContract {
  readonly number: string;
  readonly projectId: string | null;
  readonly depotId: string;
  readonly poNumber: string | null;
  readonly lines: readonly PlannedLine[];
}
interface PlannedLine {
  readonly productCode: string;
  readonly quantity: number;
  readonly from: LocalDate;
  readonly to: LocalDate | null;
}

/** Seeds orders for every client with the module; the bulk client repeats the plan. */
export async function seedOrders(
  db: Kysely<Database>,
  demo: { clients: readonly SeededClient[]; catalogue: readonly CatalogueProduct[]; now: Date },
): Promise<void> {
  for (const client of demo.clients) {
    const setting = await settingOf(db, client, demo);
    if (!setting) continue;
    const isBulk = !CLIENTS.some(({ name }) => name === client.name);
    const rows: Rows = { rental_order: [], rental_order_line: [], rental_order_step: [] };
    const count = isBulk ? BULK_ORDERS : PLAN.length;
    for (let index = 0; index < count; index += 1) add(rows, index, count, setting);
    for (const table of ['rental_order', 'rental_order_line', 'rental_order_step'] as const)
      await bulkInsert(db, table, rows[table]);
    await setting.numbers.save(db, client.id);
  }
}

async function settingOf(
  db: Kysely<Database>,
  client: SeededClient,
  { catalogue, now }: { catalogue: readonly CatalogueProduct[]; now: Date },
): Promise<Setting | null> {
  const company = COMPANIES.find(({ code }) => code === client.opCo);
  const module = await db
    .selectFrom('client_module')
    .select('module')
    .where('client_id', '=', client.id)
    .where('module', '=', 'order')
    .executeTakeFirst();
  if (!module || !company) return null;
  const members = await db
    .selectFrom('membership')
    .innerJoin('membership_role as held', (join) =>
      join.onRef('held.user_id', '=', 'membership.user_id').onRef('held.client_id', '=', 'membership.client_id'),
    )
    .innerJoin('role', 'role.id', 'held.role_id')
    .where('membership.client_id', '=', client.id)
    .where('membership.status', '=', 'active')
    .where('role.name', 'in', ['Site user', 'Equipment manager', 'Administrator'])
    .select(['membership.id', 'membership.confined', 'role.name as role'])
    .orderBy('role.name', 'desc')
    .orderBy('membership.last_name')
    .execute();
  const scopes = await db.selectFrom('membership_project').where('client_id', '=', client.id).selectAll().execute();
  const all = [...client.projectIds.values()];
  const memberOf = ({ id, confined }: (typeof members)[number]): Member => ({
    id,
    projectIds: confined ? scopes.filter((one) => one.user_id === id).map((one) => one.project_id) : all,
  });
  const administrator = members.find(({ role }) => role === 'Administrator');
  const site = members.filter(({ role }) => role !== 'Administrator').slice(0, 20);
  const projects = await db
    .selectFrom('project')
    .where('client_id', '=', client.id)
    .select(['id', 'address_id'])
    .execute();
  const rates = await db.selectFrom('rental_rate').where('op_co', '=', company.code).selectAll().execute();
  const depots = await db
    .selectFrom('contract')
    .where('client_id', '=', client.id)
    .select('depot_id')
    .distinct()
    .orderBy('depot_id')
    .execute();
  const contacts = await db
    .selectFrom('contact_person')
    .where('client_id', '=', client.id)
    .where('status', '=', 'active')
    .select('id')
    .orderBy('last_name')
    .execute();
  return {
    client,
    company,
    catalogue,
    rates: new Map(
      rates.map((row) => {
        const money = (amount: string) => ({ amount, currency: row.currency });
        return [
          row.product_code,
          { day: money(row.day), week: money(row.week), fourWeek: moneyOf(row.four_week, row.currency) },
        ];
      }),
    ),
    now,
    today: localDate(now, company.timeZone),
    random: new Random(SEED + client.id),
    numbers: numbersOf('order', company.timeZone),
    depotIds: depots.map((row) => row.depot_id),
    addressOf: new Map(projects.map(({ id, address_id: address }) => [id, address])),
    contactIds: contacts.map(({ id }) => id),
    orderers: [...site, ...(administrator ? [administrator] : [])].map(memberOf),
    contracts: await contractsOf(db, client.id),
  };
}

/** Contracts with an order reference, and their machines as ordered. */
async function contractsOf(db: Kysely<Database>, clientId: number): Promise<OrderedContract[]> {
  const rows = await db
    .selectFrom('contract')
    .innerJoin('contract_line as line', 'line.contract_id', 'contract.id')
    .where('contract.client_id', '=', clientId)
    .where('contract.order_number', 'is not', null)
    .where('contract.status', 'in', ['planned', 'onRent', 'partlyOffHired', 'offHired'])
    .where('line.replaced_by_line_id', 'is', null)
    .orderBy('contract.number', 'desc')
    .orderBy('line.line_no')
    .limit(60)
    .select(['contract.order_number', 'contract.project_id', 'contract.depot_id', 'contract.po_number'])
    .select(['line.product_code', 'line.quantity', 'line.on_rent_on', 'line.expected_on'])
    .execute();
  const contracts = new Map<string, OrderedContract & { lines: PlannedLine[] }>();
  for (const row of rows) {
    const number = row.order_number ?? '';
    const contract = contracts.get(number) ?? {
      number,
      projectId: row.project_id,
      depotId: row.depot_id,
      poNumber: row.po_number,
      lines: [],
    };
    contract.lines.push({
      productCode: row.product_code,
      quantity: row.quantity,
      from: row.on_rent_on,
      to: row.expected_on !== null && row.expected_on >= row.on_rent_on ? row.expected_on : null,
    });
    contracts.set(number, contract);
  }
  return [...contracts.values()];
}

/** One planned order, before its rows exist. */
interface Planned {
  readonly id: string;
  readonly index: number;
  readonly status: OrderStatus;
  readonly contract: OrderedContract | undefined;
  readonly orderer: Member;
  readonly approver: Member;
  readonly projectId: string | null;
  readonly orderLines: readonly PlannedLine[];
  readonly estimates: readonly ReturnType<typeof estimateLine>[];
  /** Time of each step. */
  readonly at: (position: number) => Date;
}

/** Adds one order with all of its steps so far; a later index is newer. */
function add(rows: Rows, index: number, count: number, setting: Setting): void {
  const order = planOf(index, count, setting);
  if (!order) return;
  const { id, status, orderer, approver, at } = order;
  const ofOrder = { order_id: id, client_id: setting.client.id };
  rows.rental_order.push(headOf(order, setting));
  rows.rental_order_line.push(...lineRowsOf(order, setting));
  rows.rental_order_step.push(
    ...WAYS[status].map((step, position) => ({
      ...ofOrder,
      status: step,
      moved_at: at(position),
      moved_by: COMPANY_STEPS.includes(step) ? null : step === 'rejected' ? approver.id : orderer.id,
    })),
  );
}

function planOf(index: number, count: number, setting: Setting): Planned | null {
  const { now, random, orderers, contracts, rates } = setting;
  const planned = PLAN[index % PLAN.length] ?? 'draft';
  const round = Math.floor(index / PLAN.length);
  const completed = PLAN.slice(0, index % PLAN.length).filter((one) => one === 'completed').length;
  const contract = planned === 'completed' ? contracts[round * COMPLETED + completed] : undefined;
  // A planned order without a contract ends as cancelled.
  const status = planned === 'completed' && !contract ? 'cancelled' : planned;
  const approver = orderers.at(-1);
  if (!approver) return null;
  const others = orderers.slice(0, -1);
  const orderer = status === 'draft' ? approver : (others[index % Math.max(1, others.length)] ?? approver);
  const createdAt = now.getTime() - Math.round(((count - index) / count) * 35 * DAY) - 3 * HOUR;
  const pause = Math.min(5 * HOUR, (now.getTime() - createdAt) / (WAYS[status].length + 1));
  const id = random.uuid();
  const own = orderer.projectIds.length > 0 ? random.pick(orderer.projectIds) : null;
  const orderLines = contract?.lines ?? linesOf(setting, index);
  return {
    id,
    index,
    status,
    contract,
    orderer,
    approver,
    projectId: contract ? contract.projectId : own,
    orderLines,
    estimates: orderLines.map((line) => estimateLine(line, rates.get(line.productCode) ?? null, CHARGED)),
    at: (position) => new Date(createdAt + position * pause),
  };
}

function headOf(order: Planned, setting: Setting): Rows['rental_order'][number] {
  const { index, status, contract, orderer, projectId, orderLines, at } = order;
  const { client, random } = setting;
  const addressId = projectId === null ? null : (setting.addressOf.get(projectId) ?? null);
  const total = estimateTotal(order.estimates);
  const ends = orderLines.map(({ to }) => to);
  return {
    id: order.id,
    client_id: client.id,
    number: contract?.number ?? setting.numbers.next(at(0)),
    status,
    project_id: projectId,
    po_number: contract ? contract.poNumber : `45${String(30_000 + index).padStart(5, '0')}`,
    cost_code: index % 2 === 0 ? '41-200' : null,
    reference: null,
    depot_id: contract?.depotId ?? random.pick(setting.depotIds),
    fulfilment: addressId === null ? 'pickup' : 'delivery',
    address_id: addressId,
    slot: addressId === null ? null : random.pick(SLOT_NAMES),
    site_contact_id: setting.contactIds.length > 0 ? random.pick(setting.contactIds) : null,
    remark: null,
    starts_on: orderLines.map(({ from }) => from).toSorted()[0] ?? setting.today,
    ends_on: ends.includes(null) ? null : (ends.toSorted().at(-1) ?? null),
    line_count: orderLines.length,
    piece_count: orderLines.reduce((pieces, { quantity }) => pieces + quantity, 0),
    first_product: orderLines[0]?.productCode ?? '',
    estimate_amount: total?.amount ?? null,
    estimate_currency: total?.currency ?? null,
    approval_rule: status === 'pendingApproval' || status === 'rejected' ? 'overLimit' : null,
    ...decisionOf(order, setting),
    created_at: at(0),
    created_by: orderer.id,
  };
}

function decisionOf({ status, approver, at }: Planned, { company }: Setting) {
  const none = { decision: null, decided_by: null, decided_at: null, decision_comment: null };
  if (status !== 'rejected') return none;
  return {
    decision: 'rejected' as const,
    decided_by: approver.id,
    decided_at: at(WAYS.rejected.length - 1),
    decision_comment: REASONS[company.code] ?? null,
  };
}

const lineRowsOf = ({ id, projectId, orderLines, estimates }: Planned, { client, random }: Setting) =>
  orderLines.map((line, position) => {
    const estimate = estimates[position];
    return {
      id: random.uuid(),
      order_id: id,
      client_id: client.id,
      project_id: projectId,
      line_no: position + 1,
      product_code: line.productCode,
      quantity: line.quantity,
      starts_on: line.from,
      ends_on: line.to,
      remark: null,
      estimate_amount: estimate?.net.amount ?? null,
      estimate_currency: estimate?.net.currency ?? null,
      days: estimate?.days ?? null,
      day_units: estimate?.mix.day ?? null,
      week_units: estimate?.mix.week ?? null,
      four_week_units: estimate?.mix.fourWeek ?? null,
    };
  });

/** Two or three machines from a future workday on. */
function linesOf({ catalogue, random, today }: Setting, index: number): PlannedLine[] {
  let from = addDays(today, 4 + (index % 9));
  while (isoWeekday(from) > 5) from = addDays(from, 1);
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
