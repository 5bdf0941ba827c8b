import type { OpeningTime } from '@hireyard/contract';
import { type Kysely, sql } from 'kysely';
import { hashPassword } from '../../auth/passwords.ts';
import { compactCounts } from '../../jobs/count-compaction-job.ts';
import { addOperatingCompany } from '../../operate/companies.ts';
import { rankChangedProducts } from '../product-ranks.ts';
import type { Database } from '../tables.ts';
import { seedActivity } from './activity.ts';
import { readCatalogue } from './catalogue.ts';
import { depotKey, type SeededClient, seedClient } from './client.ts';
import { ACCOUNTS, BULK_CLIENT, CLIENTS, COMPANIES, DESK_ACCOUNTS, type DemoCompany, peppolIdOf } from './companies.ts';
import { seedConsumptions } from './consumptions.ts';
import { DOCUMENT_TABLES } from './document-import.ts';
import { seedReads } from './document-reads.ts';
import { invoiceNumbers } from './document-rows.ts';
import { seedEngineHours } from './engine-hours.ts';
import { seedFavorites } from './favorites.ts';
import { importSeed } from './imported.ts';
import { seedNotifications } from './notifications.ts';
import { seedOffHires } from './off-hires.ts';
import { seedOrders } from './orders.ts';
import { seedAccounts, seedBulkUsers, seedColleagues, seedDeskAccounts, seedSiteUsers } from './people.ts';
import { seedProducts } from './products.ts';
import type { Progress } from './progress.ts';
import { Random } from './random.ts';
import { RENTAL_TABLES } from './rental-import.ts';
import { seedRequests } from './requests.ts';
import { seedSavedViews } from './saved-views.ts';
import { seedStock } from './stock.ts';
import { withoutIndexes } from './without-indexes.ts';

/** Password of every demo account. */
export const DEMO_PASSWORD = 'Demo-2026!';

/** Accounts printed at startup. */
export const DEMO_ACCOUNTS: readonly { readonly email: string; readonly description: string }[] = ACCOUNTS.map(
  ({ email, description }) => ({ email, description }),
);

/** Accounts of the rental company's people, printed behind them. */
export const DEMO_DESK_ACCOUNTS: typeof DEMO_ACCOUNTS = DESK_ACCOUNTS.map(({ email, opCo }) => ({
  email,
  description: `the rental company's desk of ${opCo}, at /desk`,
}));

const RANDOM_SEED = 20_260;
const BRANCH_SEED = 60_000;

export interface SeedOptions {
  readonly scale: 'small' | 'large';
  readonly now: Date;
  readonly progress?: Progress;
}

/**
 * Demo data for every demo account (requirements «Names that stay fixed»): three operating companies, the clients of
 * the accounts and their rentals. The data is the same at every start, with dates relative to `now`. `large` adds Grand
 * Infra Holding with 60,000 lines and 50,000 invoices as another client of admin. Does nothing if clients exist. Runs
 * inside the given transaction (seed-once.ts).
 */
export async function seed(db: Kysely<Database>, { scale, now, progress = () => {} }: SeedOptions): Promise<void> {
  const seeded = await db.selectFrom('corporate_client').select('id').limit(1).executeTakeFirst();
  if (seeded) return;
  // Memory for sorting during index builds.
  await sql`set local maintenance_work_mem = '256MB'`.execute(db);
  // No timeout: a bulk insert writes more rows than any request.
  await sql`set local statement_timeout = 0`.execute(db);
  const random = new Random(RANDOM_SEED);
  const catalogue = readCatalogue();
  await seedCompanies(db, random, now);
  await seedProducts(db, { catalogue, now });
  await rankChangedProducts(db);
  await seedConsumptions(db);
  const demoClients = scale === 'large' ? [...CLIENTS, BULK_CLIENT] : CLIENTS;
  const numbers = new Map(COMPANIES.map(({ code }) => [code, invoiceNumbers()]));
  const clients: SeededClient[] = [];
  // An attempt that failed has taken numbers. Clients have those of their order.
  await sql`select setval(pg_get_serial_sequence('corporate_client', 'id'), 1, false)`.execute(db);
  const load = async () => {
    for (const [index, client] of demoClients.entries()) {
      clients.push(await seedClient(db, { client, id: index + 1, catalogue, numbers, now, random, progress }));
    }
    const passwordHash = await hashPassword(DEMO_PASSWORD);
    await seedAccounts(db, { clients, passwordHash, random, now });
    await seedDeskAccounts(db, passwordHash, now);
    await seedColleagues(db, { clients, random, now });
    await seedSiteUsers(db, { clients, now });
    if (scale === 'large') await seedBulkUsers(db, { clients, random, now });
    await seedOffHires(db, { clients, now });
    // The demo has a history of its own (activity.ts).
    await db.deleteFrom('activity').execute();
    await seedReads(db, now);
    await seedOrders(db, { clients, catalogue, now });
    await seedStock(db, { catalogue, now });
    await seedFavorites(db);
    await seedRequests(db, { clients, catalogue, now });
    await seedEngineHours(db, now);
    await seedActivity(db, now);
    await seedNotifications(db, now);
    await seedSavedViews(db, now);
  };
  await withoutIndexes(db, ['project', ...RENTAL_TABLES, ...DOCUMENT_TABLES, 'document_read'], load, progress);

  await sql`select setval(pg_get_serial_sequence('corporate_client', 'id'), ${demoClients.length})`.execute(db);
  await compactCounts(db);
  // Gives the planner statistics for the first query; PGlite has no autovacuum.
  await sql`analyze`.execute(db);
}

const WORKDAYS = [1, 2, 3, 4, 5];
/** Early on weekdays and closed on Sundays. One depot has a lunch break, another is closed on Saturdays. */
const OPENING_TIMES: readonly OpeningTime[][] = [
  [...WORKDAYS.map((day) => ({ day, from: '06:30', to: '17:30' })), { day: 6, from: '08:00', to: '12:00' }],
  WORKDAYS.flatMap((day) => [
    { day, from: '07:00', to: '12:00' },
    { day, from: '12:30', to: '16:30' },
  ]),
  WORKDAYS.map((day) => ({ day, from: '07:00', to: '17:00' })),
];

/** Seeds the operating companies and their depots. */
async function seedCompanies(db: Kysely<Database>, random: Random, now: Date): Promise<void> {
  for (const {
    code,
    name,
    currency,
    timeZone,
    language,
    invoicing,
    depots: [seat],
  } of COMPANIES) {
    const options = {
      ...{ name, country: code, currency, 'time-zone': timeZone, language, 'legal-name': invoicing.legalName },
      ...(seat && { line1: seat.street, 'postal-code': seat.postalCode, city: seat.city }),
      'registration-number': invoicing.registrationNumber,
      ...{ 'vat-number': invoicing.vatNumber, 'peppol-id': peppolIdOf(code, invoicing.vatNumber) },
      iban: invoicing.iban,
    };
    await addOperatingCompany(db, { opCo: code, options });
  }
  const depots = COMPANIES.flatMap((company) =>
    company.depots.map((town, index) => depotOf(company, { id: random.uuid(), town, index })),
  );
  const separateRandom = new Random(BRANCH_SEED);
  const branches = COMPANIES.flatMap((company) =>
    company.branches.map((town, index) =>
      depotOf(company, { id: separateRandom.uuid(), town, index: company.depots.length + index }),
    ),
  );
  for (const { code } of COMPANIES) {
    const own = [...depots, ...branches].filter(({ opCo }) => opCo === code);
    await importSeed(db, { opCo: code, now }, 'depots', own);
  }
}

type DepotSetting = { readonly id: string; readonly town: DemoCompany['depots'][number]; readonly index: number };

const depotOf = (company: DemoCompany, { id, town, index }: DepotSetting) => ({
  opCo: company.code,
  ids: [id],
  row: {
    externalId: depotKey(company.code, index),
    name: town.city,
    ...{ line1: town.street, postalCode: town.postalCode, city: town.city, country: company.code },
    phone: `${company.phonePrefix}${110 + index}`,
    email: `depot.${company.code.toLowerCase()}${index + 1}@hireyard.example`,
    ...(town.subdivision && { subdivision: town.subdivision }),
    geo: { latitude: town.latitude, longitude: town.longitude },
    openingTimes: OPENING_TIMES[index % OPENING_TIMES.length] ?? [],
  },
});
