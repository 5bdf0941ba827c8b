import { type AddressEdit, type ArchiveStatus, CONTACT_FUNCTIONS } from '@hireyard/contract';
import type { Kysely } from 'kysely';
import { addDays, localDate } from '../../domain/calendar.ts';
import type { Database } from '../tables.ts';
import type { DemoClient, DemoCompany, QuietProject, Town } from './companies.ts';
import { importSeed } from './imported.ts';
import { Random } from './random.ts';

const BULK_SEED = 50_000;
const BULK_CONTACTS = 400;

interface Setting {
  readonly client: DemoClient;
  readonly id: number;
  /** Id that the client has in the company's own systems; ids of its rows begin with it. */
  readonly key: string;
  readonly company: DemoCompany;
  readonly now: Date;
  readonly random: Random;
  /** Separate generator, so that these draws do not change the rentals. */
  readonly separateRandom: Random;
}

/** A project for the rentals. */
export interface SeededProject {
  readonly id: string;
  /** Ids in the company's own systems, of the project and of the address of its site. */
  readonly key: string;
  readonly addressKey: string | null;
  readonly name: string;
  readonly site: Town;
}
export interface SeededProjects {
  readonly open: readonly SeededProject[];
  /** Closed projects, for closed contracts only. */
  readonly closed: readonly SeededProject[];
  /** Returns the client's address in a town, else its first one. */
  readonly addressAt: (town: Town) => string;
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

/** Row of a client, under the id that it has in the company's own systems. */
interface Keyed {
  readonly id: string;
  readonly externalId: string;
}

/** Contact persons of a client's orders, sites and invoices. Returns the site contacts. */
export async function seedContacts(db: Kysely<Database>, setting: Setting): Promise<readonly Keyed[]> {
  const { client, id: clientId, key, company, random, separateRandom } = setting;
  const person = (first: string, last: string, index: number) => ({
    ...{ externalId: `${key}-C${index + 1}`, client: key, firstName: first, lastName: last },
    email: index === 1 ? null : `${ascii(first)}.${ascii(last)}${clientId}@client.example`,
    phone: `${company.phonePrefix}${150 + index}`,
    language: company.language,
  });
  const onSite = SITE_CONTACTS.map(([first, last], index) => ({
    id: random.uuid(),
    ...person(first, last, index),
    functions: ['site'],
  }));
  const others = OFFICE_CONTACTS.map(({ name: [first, last], functions, status }, index) => ({
    id: separateRandom.uuid(),
    ...person(first, last, SITE_CONTACTS.length + index),
    functions: [...functions],
    archived: status === 'archived',
  }));
  const all = [...onSite, ...others, ...(client.volume === 'bulk' ? many(setting) : [])];
  await importSeed(db, { opCo: client.opCo, now: setting.now }, 'contactPersons', all.map(withId));
  return onSite;
}

/** Contacts of a large client, in addition to those named by its projects. */
function many({ key, company }: Setting) {
  const random = new Random(BULK_SEED);
  return Array.from({ length: BULK_CONTACTS }, (_, index) => ({
    id: random.uuid(),
    ...{ externalId: `${key}-M${index + 1}`, client: key },
    firstName: random.pick(['Alex', 'Sam', 'Robin', 'Kim', 'Jo', 'Chris']),
    lastName: `${random.pick(['Bakker', 'Meijer', 'Vos', 'Peeters', 'Wolters'])} ${index + 1}`,
    email: `contact${index + 1}@client.example`,
    phone: null,
    language: company.language,
    functions: random.shuffle(CONTACT_FUNCTIONS).slice(0, random.int(1, 2)),
    archived: index % 20 === 19,
  }));
}

const withId = ({ id, ...row }: Keyed) => ({ row, ids: [id] });

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
  contacts: readonly Keyed[],
): Promise<SeededProjects> {
  const { client, id: clientId, key, company, now, random, separateRandom } = setting;
  const importing = { opCo: client.opCo, now };
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
  const sites = projects
    .flatMap(({ addressId, name, site }) =>
      addressId === null ? [] : [{ id: addressId, kind: 'delivery' as const, name, site }],
    )
    .map((address, index) => ({ ...address, access: accessOf(index, company) }));
  const addresses = [...sites, ...officeAddresses(setting)].map((address, index) =>
    addressRow(setting, address, index),
  );
  await importSeed(db, importing, 'addresses', addresses.map(withId));
  const addressKeys = new Map(addresses.map(({ id, externalId }) => [id, externalId]));

  /** First and last day of a project. */
  const days = (state: (typeof projects)[number]['state']): [string | null, string | null] => {
    if (state === 'unplaced') return [null, null];
    if (state !== 'open')
      return [addDays(today, -separateRandom.int(500, 800)), addDays(today, -separateRandom.int(3, 30))];
    return [addDays(today, -random.int(100, 500)), addDays(today, random.int(120, 700))];
  };
  const rows = projects.map(({ id, addressId, name, state }, index) => {
    const [startsOn, endsOn] = days(state);
    const drawn = index % 4 === 3 ? null : separateRandom.int(5, 60) * 1_000 * Math.round(company.priceLevel);
    const budget = drawn === null ? null : `${client.budgets?.[name] ?? drawn}.00`;
    const number = `P-${String(1001 + index)}`;
    return {
      id,
      ...{ externalId: `${key}-${number}`, client: key, number, name, archived: state === 'closed' },
      address: (addressId && addressKeys.get(addressId)) ?? null,
      siteContact: state === 'unplaced' ? null : (contacts[index % contacts.length]?.externalId ?? null),
      defaultPo: index % 3 === 0 ? `45${String(clientId * 100 + index).padStart(5, '0')}` : null,
      defaultCostCode: index % 2 === 0 ? `${41 + (index % 8)}-${200 + (index % 700)}` : null,
      ...{ from: startsOn, to: endsOn },
      budget: budget === null ? null : { amount: budget, currency: company.currency },
    };
  });
  await importSeed(db, importing, 'projects', rows.map(withId));
  const keyed = rows.map((row, index) => ({
    ...(projects[index] as (typeof projects)[number]),
    ...{ key: row.externalId, addressKey: row.address },
  }));
  return {
    open: keyed.filter(({ state }) => state === 'open'),
    closed: keyed.filter(({ state }) => state === 'closed'),
    addressAt: ({ city }) => (addresses.find((one) => one.city === city) ?? addresses[0])?.externalId ?? '',
  };
}

type Access = AddressEdit['access'];
const UNKNOWN: Access = { instructions: null, maxVehicle: null, from: null, to: null };

/** Some sites have full access details, others some or none. */
function accessOf(index: number, { access }: DemoCompany): Access {
  const variants: readonly Access[] = [
    { instructions: access, maxVehicle: 'truck', from: '06:30', to: '15:00' },
    UNKNOWN,
    { ...UNKNOWN, maxVehicle: 'artic' },
    { instructions: access, maxVehicle: 'van', from: '10:00', to: null },
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
  { key, company }: Setting,
  { id, kind, name, site, status = 'active', access = UNKNOWN }: AddressSetting,
  index: number,
) => ({
  id,
  ...{ externalId: `${key}-A${index + 1}`, client: key, kind, name, archived: status === 'archived', access },
  ...{ line1: site.street, postalCode: site.postalCode, city: site.city, country: company.code },
  geo: { latitude: site.latitude, longitude: site.longitude },
});

/** Office, billing and former addresses of the client. */
function officeAddresses({ client, company, separateRandom }: Setting): AddressSetting[] {
  const [first, second] = company.sites as readonly [Town, Town, ...Town[]];
  return (
    [
      { kind: 'office', site: first },
      { kind: 'invoice', site: first },
      { kind: 'office', site: second, status: 'archived' },
    ] as const
  ).map((address) => ({ id: separateRandom.uuid(), name: client.name, ...address }));
}
