import { BUILT_IN_ROLES, type Right } from '@hireyard/contract';
import type { ClientImport } from '@hireyard/contract/backoffice';
import { type Kysely, sql } from 'kysely';
import { RIGHTS_OF_ROLE } from '../../domain/roles.ts';
import type { Database } from '../tables.ts';
import { seedAssets } from './assets.ts';
import { bulkInsert } from './bulk-insert.ts';
import type { CatalogueProduct } from './catalogue.ts';
import { COMPANIES, type DemoClient, OWN_ROLE, peppolIdOf } from './companies.ts';
import { importDocuments } from './document-import.ts';
import { planDocuments } from './document-plan.ts';
import { type InvoiceNumbers, invoiceNumbers } from './document-rows.ts';
import { importSeed } from './imported.ts';
import { seedContacts, seedProjects } from './master-data.ts';
import type { Progress } from './progress.ts';
import { Random } from './random.ts';
import { importRentals } from './rental-import.ts';
import { planRentals } from './rental-plan.ts';

/** A seeded client. */
export interface SeededClient {
  readonly id: number;
  /** Id that it has in the company's own systems. */
  readonly key: string;
  readonly name: string;
  readonly opCo: string;
  readonly roleIds: ReadonlyMap<string, string>;
  readonly projectIds: ReadonlyMap<string, string>;
}

interface ClientSetting {
  readonly client: DemoClient;
  readonly id: number;
  readonly catalogue: readonly CatalogueProduct[];
  /** Numbers by operating company. */
  readonly numbers: ReadonlyMap<string, InvoiceNumbers>;
  readonly now: Date;
  readonly random: Random;
  readonly progress: Progress;
}

/** Id that a depot has in the company's own systems. */
export const depotKey = (opCo: string, index: number): string => `${opCo}-${index + 1}`;

/** One client has a limit per user; one requires approval of every order and cost codes; the others have no rules. */
const POLICIES: Readonly<Record<string, ClientImport['policy']>> = {
  'Bouwgroep Noordzee B.V.': { approval: 'overLimit', projectRequired: true, poPattern: '45#####' },
  'Hansa Tiefbau GmbH': { approval: 'always', costCodeRequired: true },
  'Grand Infra Holding': { approval: 'overLimit', projectRequired: true },
};

const APART_SEED = 40_000;
const ROLE_SEED = 41_000;

/** Seeds one corporate client with its modules, roles, contacts, projects and rentals. */
export async function seedClient(db: Kysely<Database>, setting: ClientSetting): Promise<SeededClient> {
  const { client, id, random, progress } = setting;
  const company = COMPANIES.find(({ code }) => code === client.opCo);
  if (!company) throw new RangeError(`Unknown operating company ${client.opCo}`);
  const key = String(100_200 + id * 17);
  const externalUuid = random.uuid();
  const roleIds = new Map<string, string>(BUILT_IN_ROLES.map((name) => [name, random.uuid()]));
  const row = {
    ...{ externalId: key, customerNumber: key, name: client.name, vatNumber: client.vatNumber },
    ...{ peppolId: peppolIdOf(client.opCo, client.vatNumber), showPrices: true, blocked: client.blocked },
    ...{ modules: client.modules, policy: POLICIES[client.name] ?? {}, depot: depotKey(client.opCo, 0) },
    rentalContact: {
      phone: `${company.phonePrefix}100`,
      email: `rental.${client.opCo.toLowerCase()}@hireyard.example`,
    },
  };
  await importSeed(db, { opCo: client.opCo, now: setting.now }, 'clients', [
    { row, ids: [externalUuid, ...roleIds.values()] },
  ]);
  if (client.volume === 'main') await seedOwnRole(db, id, roleIds);
  const master = { ...setting, key, company, separateRandom: new Random(APART_SEED + id) };
  const importing = { opCo: client.opCo, now: setting.now };
  const contacts = await seedContacts(db, master);
  const contactIds = contacts.map((contact) => contact.id);
  const projects = await seedProjects(db, master, contacts);
  if (client.volume !== 'none') {
    const rentals = planRentals(client.volume, {
      ...{ ...setting, clientId: id, key, company, projects },
      depotKeys: company.depots.map((_depot, index) => depotKey(company.code, index)),
      contactKeys: contacts.map(({ externalId }) => externalId),
    });
    const documents = planDocuments(client.volume, rentals, {
      ...master,
      invoiceNumbers: setting.numbers.get(client.opCo) ?? invoiceNumbers(),
      projects,
      random: master.separateRandom,
    });
    // Queries of triggers and later steps need the statistics.
    await sql`analyze project`.execute(db);
    await importRentals(db, importing, rentals, progress);
    await importDocuments(db, importing, documents, progress);
  }
  if (client.modules.includes('asset')) {
    await seedAssets(db, {
      client,
      clientId: id,
      company,
      now: setting.now,
      projects: projects.open,
      contactIds,
      progress,
    });
  }
  return {
    id,
    key,
    name: client.name,
    opCo: client.opCo,
    roleIds,
    projectIds: new Map(projects.open.map(({ name, id: projectId }) => [name, projectId])),
  };
}

async function seedOwnRole(db: Kysely<Database>, clientId: number, roleIds: Map<string, string>): Promise<void> {
  const { name, copyOf, added, removed } = OWN_ROLE;
  const id = new Random(ROLE_SEED).uuid();
  await bulkInsert(db, 'role', [
    { id, client_id: clientId, name, built_in: false, copied_from: roleIds.get(copyOf) ?? null },
  ]);
  const kept = RIGHTS_OF_ROLE[copyOf].filter((right) => !(removed as readonly Right[]).includes(right));
  await bulkInsert(
    db,
    'role_right',
    [...kept, ...added].map((right) => ({ role_id: id, right })),
  );
  roleIds.set(name, id);
}
