import type { Kysely } from 'kysely';
import { addDays, localDate } from '../../domain/calendar.ts';
import { BUILT_IN_ROLES, type BuiltInRole, RIGHTS_OF_ROLE } from '../../domain/roles.ts';
import type { Database } from '../tables.ts';
import { bulkInsert } from './bulk-insert.ts';
import type { CatalogueProduct } from './catalogue.ts';
import { COMPANIES, type DemoClient, type DemoCompany, type Town } from './companies.ts';
import type { Progress } from './progress.ts';
import type { Random } from './random.ts';
import { planRentals } from './rental-plan.ts';

/** What a client rents, in the order in which rows refer to each other. */
export const RENTAL_TABLES = ['off_hire', 'off_hire_line', 'contract', 'contract_line', 'rental_period'] as const;

/** A client that has been seeded. */
export interface SeededClient {
  readonly id: number;
  readonly name: string;
  readonly roleIds: ReadonlyMap<BuiltInRole, string>;
  readonly projectIds: ReadonlyMap<string, string>;
}

interface ClientSetting {
  readonly client: DemoClient;
  readonly id: number;
  readonly depots: ReadonlyMap<string, string[]>;
  readonly catalogue: readonly CatalogueProduct[];
  readonly now: Date;
  readonly random: Random;
  readonly progress: Progress;
}

const SITE_CONTACTS = [
  ['Ruben', 'van Dijk'],
  ['Marieke', 'Hoekstra'],
  ['Jonas', 'Petersen'],
  ['Agnieszka', 'Nowak'],
  ['Samir', 'Haddad'],
] as const;

/** One corporate client with its modules, roles, contacts, projects and everything it rents. */
export async function seedClient(db: Kysely<Database>, setting: ClientSetting): Promise<SeededClient> {
  const { client, id, random, progress } = setting;
  const company = COMPANIES.find(({ code }) => code === client.opCo);
  if (!company) throw new RangeError(`Unknown operating company ${client.opCo}`);
  await db
    .insertInto('corporate_client')
    .values({
      id,
      external_uuid: random.uuid(),
      name: client.name,
      show_prices: true,
      customer_number: String(100_200 + id * 17),
      op_co: client.opCo,
      blocked: client.blocked,
      rental_phone: `${company.phonePrefix}100`,
      rental_email: `rental.${client.opCo.toLowerCase()}@hireyard.example`,
    })
    .execute();
  await bulkInsert(
    db,
    'client_module',
    client.modules.map((module) => ({ client_id: id, module })),
  );
  const roleIds = await seedRoles(db, id, random);
  const contactIds = await seedContacts(db, id, company, random);
  const projects = await seedProjects(db, setting, company, contactIds);
  if (client.volume !== 'none') {
    const depotIds = setting.depots.get(client.opCo) ?? [];
    const rentals = planRentals(client.volume, { ...setting, clientId: id, company, depotIds, projects, contactIds });
    for (const table of RENTAL_TABLES) await bulkInsert(db, table, rentals[table], progress);
  }
  return { id, name: client.name, roleIds, projectIds: new Map(projects.map(({ name, id: of }) => [name, of])) };
}

/** The built-in roles, which every client has as its own. */
async function seedRoles(db: Kysely<Database>, clientId: number, random: Random) {
  const roles = BUILT_IN_ROLES.map((name) => ({ id: random.uuid(), client_id: clientId, name, built_in: true }));
  await bulkInsert(db, 'role', roles);
  await bulkInsert(
    db,
    'role_right',
    roles.flatMap(({ id, name }) => RIGHTS_OF_ROLE[name].map((right) => ({ role_id: id, right }))),
  );
  return new Map(roles.map(({ name, id }) => [name, id]));
}

async function seedContacts(db: Kysely<Database>, clientId: number, company: DemoCompany, random: Random) {
  const people = SITE_CONTACTS.map(([first, last], index) => ({
    id: random.uuid(),
    client_id: clientId,
    first_name: first,
    last_name: last,
    email: index === 1 ? null : `${first}.${last.replaceAll(' ', '')}${clientId}@client.example`.toLowerCase(),
    phone: `${company.phonePrefix}${150 + index}`,
    functions: ['site' as const],
    language: company.code === 'NL' ? ('nl' as const) : company.code === 'DE' ? ('de' as const) : ('pl' as const),
  }));
  await bulkInsert(db, 'contact_person', people);
  return people.map(({ id }) => id);
}

async function seedProjects(
  db: Kysely<Database>,
  { client, id: clientId, now, random }: ClientSetting,
  company: DemoCompany,
  contactIds: readonly string[],
) {
  const today = localDate(now, company.timeZone);
  const projects = client.projects.map((name, index) => ({
    id: random.uuid(),
    addressId: random.uuid(),
    name,
    number: `P-${String(1001 + index)}`,
    site: company.sites[index % company.sites.length] as Town,
  }));
  await bulkInsert(
    db,
    'address',
    projects.map(({ addressId, name, site }) => ({
      id: addressId,
      client_id: clientId,
      kind: 'delivery' as const,
      name,
      line1: site.street,
      line2: null,
      postal_code: site.postalCode,
      city: site.city,
      region: null,
      country: company.code,
    })),
  );
  await bulkInsert(
    db,
    'project',
    projects.map(({ id, addressId, name, number }, index) => ({
      id,
      client_id: clientId,
      number,
      name,
      status: 'active' as const,
      address_id: addressId,
      site_contact_id: contactIds[index % contactIds.length] ?? null,
      default_po: null,
      default_cost_code: null,
      starts_on: addDays(today, -random.int(100, 500)),
      ends_on: addDays(today, random.int(120, 700)),
    })),
  );
  return projects;
}
