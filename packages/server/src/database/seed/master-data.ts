import type { Insertable, Kysely } from 'kysely';
import { addDays, localDate } from '../../domain/calendar.ts';
import type { Database } from '../tables.ts';
import { bulkInsert } from './bulk-insert.ts';
import type { DemoClient, DemoCompany, QuietProject, Town } from './companies.ts';
import type { Random } from './random.ts';

interface Setting {
  readonly client: DemoClient;
  readonly id: number;
  readonly company: DemoCompany;
  readonly now: Date;
  readonly random: Random;
  /** Numbers apart from those that decide what is rented. */
  readonly apart: Random;
}

/** A project as the rentals see it. */
export interface SeededProject {
  readonly id: string;
  readonly name: string;
  readonly site: Town;
}
export interface SeededProjects {
  readonly open: readonly SeededProject[];
  /** What was rented for these is closed too. */
  readonly closed: readonly SeededProject[];
}

const SITE_CONTACTS = [
  ['Ruben', 'van Dijk'],
  ['Marieke', 'Hoekstra'],
  ['Jonas', 'Petersen'],
  ['Agnieszka', 'Nowak'],
  ['Samir', 'Haddad'],
] as const;

const OFFICE_CONTACTS = [
  { name: ['Petra', 'Smits'], functions: ['orderer'], archived: false },
  { name: ['Łukasz', 'Zieliński'], functions: ['orderer', 'site'], archived: false },
  { name: ['Ilse', 'Jansen'], functions: ['invoice'], archived: false },
  { name: ['Bernd', 'Köhler'], functions: ['site'], archived: true },
] as const;

/** The people whom a client's orders, sites and invoices name; answers the ids of those on site. */
export async function seedContacts(db: Kysely<Database>, { id: clientId, company, random, apart }: Setting) {
  const person = (first: string, last: string, index: number) => ({
    client_id: clientId,
    first_name: first,
    last_name: last,
    email: index === 1 ? null : `${ascii(first)}.${ascii(last)}${clientId}@client.example`,
    phone: `${company.phonePrefix}${150 + index}`,
    language: company.language,
  });
  const onSite = SITE_CONTACTS.map(([first, last], index) => ({
    id: random.uuid(),
    ...person(first, last, index),
    functions: ['site' as const],
    archived: false,
  }));
  const others = OFFICE_CONTACTS.map(({ name: [first, last], functions, archived }, index) => ({
    id: apart.uuid(),
    ...person(first, last, SITE_CONTACTS.length + index),
    functions: [...functions],
    archived,
  }));
  await bulkInsert(db, 'contact_person', [...onSite, ...others]);
  return onSite.map(({ id }) => id);
}

const ascii = (name: string) =>
  name
    .replaceAll('Ł', 'L')
    .normalize('NFKD')
    .replaceAll(/[^A-Za-z]/g, '')
    .toLowerCase();

/** A client's projects with the addresses of their sites, and the addresses of its office. */
export async function seedProjects(
  db: Kysely<Database>,
  setting: Setting,
  contactIds: readonly string[],
): Promise<SeededProjects> {
  const { client, id: clientId, company, now, random, apart } = setting;
  const today = localDate(now, company.timeZone);
  const siteOf = (index: number) => company.sites[index % company.sites.length] as Town;
  const open = client.projects.map((name, index) => ({
    id: random.uuid(),
    addressId: random.uuid() as string | null,
    name,
    site: siteOf(index),
    state: 'open' as QuietProject['state'] | 'open',
  }));
  const quiet = (client.quietProjects ?? []).map(({ name, state }, index) => ({
    id: apart.uuid(),
    addressId: state === 'unplaced' ? null : apart.uuid(),
    name,
    site: siteOf(index + 3),
    state,
  }));
  const projects = [...open, ...quiet];
  await bulkInsert(db, 'address', [
    ...projects.flatMap(({ addressId, name, site }) =>
      addressId === null ? [] : [addressRow(setting, { id: addressId, kind: 'delivery', name, site })],
    ),
    ...officeAddresses(setting),
  ]);

  /** First and last day of a project. */
  const days = (state: (typeof projects)[number]['state']): [string | null, string | null] => {
    if (state === 'unplaced') return [null, null];
    if (state !== 'open') return [addDays(today, -apart.int(500, 800)), addDays(today, -apart.int(3, 30))];
    return [addDays(today, -random.int(100, 500)), addDays(today, random.int(120, 700))];
  };
  const rows = projects.map(({ id, addressId, name, state }, index): Insertable<Database['project']> => {
    const [startsOn, endsOn] = days(state);
    const budget = index % 4 === 3 ? null : `${apart.int(5, 60) * 10_000 * Math.round(company.priceLevel)}.00`;
    return {
      id,
      client_id: clientId,
      number: `P-${String(1001 + index)}`,
      name,
      status: state === 'closed' ? 'closed' : 'active',
      address_id: addressId,
      site_contact_id: state === 'unplaced' ? null : (contactIds[index % contactIds.length] ?? null),
      default_po: index % 3 === 0 ? `4500${String(clientId * 100 + index).padStart(4, '0')}` : null,
      default_cost_code: index % 2 === 0 ? `${41 + (index % 8)}-${200 + (index % 700)}` : null,
      starts_on: startsOn,
      ends_on: endsOn,
      budget_amount: budget,
      budget_currency: budget === null ? null : company.currency,
    };
  });
  await bulkInsert(db, 'project', rows);
  return { open, closed: quiet.filter(({ state }) => state === 'closed') };
}

interface AddressSetting {
  readonly id: string;
  readonly kind: Database['address']['kind'];
  readonly name: string;
  readonly site: Town;
  readonly archived?: boolean;
}

const addressRow = (
  { id: clientId, company }: Setting,
  { id, kind, name, site, archived = false }: AddressSetting,
): Insertable<Database['address']> => ({
  id,
  client_id: clientId,
  kind,
  name,
  line1: site.street,
  line2: null,
  postal_code: site.postalCode,
  city: site.city,
  region: null,
  country: company.code,
  archived,
});

/** Where the client sits, where its invoices go, and where it sat before. */
function officeAddresses(setting: Setting) {
  const { client, company, apart } = setting;
  const [first, second] = company.sites as readonly [Town, Town, ...Town[]];
  return (
    [
      { kind: 'office', site: first },
      { kind: 'invoice', site: first },
      { kind: 'office', site: second, archived: true },
    ] as const
  ).map((address) => addressRow(setting, { id: apart.uuid(), name: client.name, ...address }));
}
