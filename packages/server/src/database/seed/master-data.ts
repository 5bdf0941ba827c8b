import { type ArchiveStatus, CONTACT_FUNCTIONS } from '@hireyard/contract';
import type { Insertable, Kysely } from 'kysely';
import { addDays, localDate } from '../../domain/calendar.ts';
import type { Database } from '../tables.ts';
import { bulkInsert } from './bulk-insert.ts';
import type { DemoClient, DemoCompany, QuietProject, Town } from './companies.ts';
import { Random } from './random.ts';

const BULK_SEED = 50_000;
const BULK_CONTACTS = 400;

interface Setting {
  readonly client: DemoClient;
  readonly id: number;
  readonly company: DemoCompany;
  readonly now: Date;
  readonly random: Random;
  /** Separate generator, so that these draws do not change the rentals. */
  readonly separateRandom: Random;
}

/** A project for the rentals. */
export interface SeededProject {
  readonly id: string;
  readonly name: string;
  readonly site: Town;
}
export interface SeededProjects {
  readonly open: readonly SeededProject[];
  /** Closed projects, for closed contracts only. */
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
  { name: ['Petra', 'Smits'], functions: ['orderer'], status: 'active' },
  { name: ['Łukasz', 'Zieliński'], functions: ['orderer', 'site'], status: 'active' },
  { name: ['Ilse', 'Jansen'], functions: ['invoice'], status: 'active' },
  { name: ['Bernd', 'Köhler'], functions: ['site'], status: 'archived' },
] as const;

/** Contact persons of a client's orders, sites and invoices. Returns the ids of site contacts. */
export async function seedContacts(db: Kysely<Database>, setting: Setting) {
  const { client, id: clientId, company, random, separateRandom } = setting;
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
    status: 'active' as const,
  }));
  const others = OFFICE_CONTACTS.map(({ name: [first, last], functions, status }, index) => ({
    id: separateRandom.uuid(),
    ...person(first, last, SITE_CONTACTS.length + index),
    functions: [...functions],
    status,
  }));
  await bulkInsert(db, 'contact_person', [...onSite, ...others, ...(client.volume === 'bulk' ? many(setting) : [])]);
  return onSite.map(({ id }) => id);
}

/** Contacts of a large client, in addition to those named by its projects. */
function many({ id: clientId, company }: Setting): Insertable<Database['contact_person']>[] {
  const random = new Random(BULK_SEED);
  return Array.from({ length: BULK_CONTACTS }, (_, index) => ({
    id: random.uuid(),
    client_id: clientId,
    first_name: random.pick(['Alex', 'Sam', 'Robin', 'Kim', 'Jo', 'Chris']),
    last_name: `${random.pick(['Bakker', 'Meijer', 'Vos', 'Peeters', 'Wolters'])} ${index + 1}`,
    email: `contact${index + 1}@client.example`,
    phone: null,
    language: company.language,
    functions: random.shuffle(CONTACT_FUNCTIONS).slice(0, random.int(1, 2)),
    status: index % 20 === 19 ? ('archived' as const) : ('active' as const),
  }));
}

const ascii = (name: string) =>
  name
    .replaceAll('Ł', 'L')
    .normalize('NFKD')
    .replaceAll(/[^A-Za-z]/g, '')
    .toLowerCase();

/** Seeds a client's projects with their site addresses, and the addresses of its office. */
export async function seedProjects(
  db: Kysely<Database>,
  setting: Setting,
  contactIds: readonly string[],
): Promise<SeededProjects> {
  const { client, id: clientId, company, now, random, separateRandom } = setting;
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
    id: separateRandom.uuid(),
    addressId: state === 'unplaced' ? null : separateRandom.uuid(),
    name,
    site: siteOf(index + 3),
    state,
  }));
  const projects = [...open, ...quiet];
  await bulkInsert(db, 'address', [
    ...projects
      .flatMap(({ addressId, name, site }) =>
        addressId === null ? [] : [{ id: addressId, kind: 'delivery' as const, name, site }],
      )
      .map((address, index) => addressRow(setting, { ...address, access: accessOf(index, company) })),
    ...officeAddresses(setting),
  ]);

  /** First and last day of a project. */
  const days = (state: (typeof projects)[number]['state']): [string | null, string | null] => {
    if (state === 'unplaced') return [null, null];
    if (state !== 'open')
      return [addDays(today, -separateRandom.int(500, 800)), addDays(today, -separateRandom.int(3, 30))];
    return [addDays(today, -random.int(100, 500)), addDays(today, random.int(120, 700))];
  };
  const rows = projects.map(({ id, addressId, name, state }, index): Insertable<Database['project']> => {
    const [startsOn, endsOn] = days(state);
    const drawn = index % 4 === 3 ? null : separateRandom.int(5, 60) * 1_000 * Math.round(company.priceLevel);
    const budget = drawn === null ? null : `${client.budgets?.[name] ?? drawn}.00`;
    return {
      id,
      client_id: clientId,
      number: `P-${String(1001 + index)}`,
      name,
      status: state === 'closed' ? 'closed' : 'active',
      address_id: addressId,
      site_contact_id: state === 'unplaced' ? null : (contactIds[index % contactIds.length] ?? null),
      default_po: index % 3 === 0 ? `45${String(clientId * 100 + index).padStart(5, '0')}` : null,
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

type Access = Pick<
  Insertable<Database['address']>,
  'access_instructions' | 'max_vehicle' | 'access_from' | 'access_to'
>;
const UNKNOWN: Access = { access_instructions: null, max_vehicle: null, access_from: null, access_to: null };

/** Some sites have full access details, others some or none. */
function accessOf(index: number, { access }: DemoCompany): Access {
  const variants: readonly Access[] = [
    { access_instructions: access, max_vehicle: 'truck', access_from: '06:30', access_to: '15:00' },
    UNKNOWN,
    { ...UNKNOWN, max_vehicle: 'artic' },
    { access_instructions: access, max_vehicle: 'van', access_from: '10:00', access_to: null },
  ];
  return variants[index % variants.length] ?? UNKNOWN;
}

interface AddressSetting {
  readonly id: string;
  readonly kind: Database['address']['kind'];
  readonly name: string;
  readonly site: Town;
  readonly status?: ArchiveStatus;
  readonly access?: Access;
}

const addressRow = (
  { id: clientId, company }: Setting,
  { id, kind, name, site, status = 'active', access = UNKNOWN }: AddressSetting,
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
  status,
  latitude: site.latitude,
  longitude: site.longitude,
  ...access,
});

/** Office, billing and former addresses of the client. */
function officeAddresses(setting: Setting) {
  const { client, company, separateRandom } = setting;
  const [first, second] = company.sites as readonly [Town, Town, ...Town[]];
  return (
    [
      { kind: 'office', site: first },
      { kind: 'invoice', site: first },
      { kind: 'office', site: second, status: 'archived' },
    ] as const
  ).map((address) => addressRow(setting, { id: separateRandom.uuid(), name: client.name, ...address }));
}
