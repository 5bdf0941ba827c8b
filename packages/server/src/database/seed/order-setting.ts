import type { ApprovalPolicy } from '@hireyard/contract';
import type { Kysely } from 'kysely';
import { type LocalDate, localDate } from '../../domain/calendar.ts';
import { estimatorOf, settingsOf } from '../../services/main/orders/rules.ts';
import { companyDb } from '../client/company-db.ts';
import type { Database } from '../tables.ts';
import type { CatalogueProduct } from './catalogue.ts';
import type { SeededClient } from './client.ts';
import { COMPANIES } from './companies.ts';
import { hasModule, type Member, membersOf } from './members.ts';
import { Random } from './random.ts';
import { type Numbers, numbersOf } from './series.ts';

const SEED = 82_000;

export interface OrderSetting {
  readonly client: SeededClient;
  readonly company: (typeof COMPANIES)[number];
  readonly catalogue: readonly CatalogueProduct[];
  readonly estimate: Awaited<ReturnType<typeof estimatorOf>>;
  readonly policy: ApprovalPolicy;
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
export interface OrderedContract {
  readonly number: string;
  readonly projectId: string | null;
  readonly depotId: string;
  readonly poNumber: string | null;
  readonly lines: readonly OrderedLine[];
}
export interface OrderedLine {
  readonly productCode: string;
  readonly quantity: number;
  readonly from: LocalDate;
  readonly to: LocalDate | null;
}

/** Reads what orders of a client name. Null for a client that orders nothing. */
export async function orderSettingOf(
  db: Kysely<Database>,
  client: SeededClient,
  { catalogue, now }: { readonly catalogue: readonly CatalogueProduct[]; readonly now: Date },
): Promise<OrderSetting | null> {
  const company = COMPANIES.find(({ code }) => code === client.opCo);
  if (!company || !(await hasModule(db, client, 'order'))) return null;
  const projects = await db
    .selectFrom('project')
    .where('client_id', '=', client.id)
    .select(['id', 'address_id'])
    .execute();
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
  const ordering = {
    db: companyDb(db, client.opCo, now).within(client.id),
    now,
    scope: { opCo: client.opCo, projects: 'all' },
  } as const;
  return {
    client,
    company,
    catalogue,
    estimate: await estimatorOf(ordering),
    policy: (await settingsOf(ordering)).policy.approval,
    now,
    today: localDate(now, company.timeZone),
    random: new Random(SEED + client.id),
    numbers: numbersOf('order', company.timeZone),
    depotIds: depots.map((row) => row.depot_id),
    addressOf: new Map(projects.map(({ id, address_id: address }) => [id, address])),
    contactIds: contacts.map(({ id }) => id),
    orderers: await membersOf(db, client, ['Site user', 'Equipment manager']),
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
  const contracts = new Map<string, OrderedContract & { lines: OrderedLine[] }>();
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
