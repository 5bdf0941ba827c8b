import type { BuiltInRole, Language, Module, UserStatus } from '@hireyard/contract';

export interface Town {
  readonly city: string;
  readonly postalCode: string;
  readonly street: string;
  readonly latitude: number;
  readonly longitude: number;
}

interface DepotTown extends Town {
  /** Region of its holidays (ISO 3166-2 without the country), if they differ within the country. */
  readonly subdivision?: string;
}

export interface DemoCompany {
  readonly code: 'NL' | 'DE' | 'PL';
  readonly name: string;
  readonly currency: string;
  readonly timeZone: string;
  /** Language of its invoices. */
  readonly language: Language;
  /** Access instructions of a site. */
  readonly access: string;
  /** Issuer of its invoices. Numbers have valid check digits and belong to no real company. */
  readonly invoicing: {
    readonly legalName: string;
    readonly registrationNumber: string;
    readonly vatNumber: string;
    readonly iban: string;
  };
  /** Standard VAT, in percent. */
  readonly vatRate: string;
  /** First digits of made-up numbers; Germany reserves its own for fiction. */
  readonly phonePrefix: string;
  /** Factor for prices in euros. */
  readonly priceLevel: number;
  /** Towns of its depots, the client's default first. Towns and postcodes are real pairs; streets may be made up. */
  readonly depots: readonly DepotTown[];
  /** Depots without rentals of a demo client. */
  readonly branches: readonly DepotTown[];
  /** Towns of its sites. */
  readonly sites: readonly Town[];
}

/** Nothing is brought or collected at weekends. */
export const WORKWEEK = { workDays: [1, 2, 3, 4, 5], closedDays: [] };

/** Days until an invoice of these companies is due. */
export const PAYMENT_DAYS = 30;

/** Peppol schemes for a VAT number as address. */
const PEPPOL_SCHEMES = { NL: '9944', DE: '9930', PL: '9945' } as const;
export const peppolIdOf = (code: DemoCompany['code'], vatNumber: string): string =>
  `${PEPPOL_SCHEMES[code]}:${vatNumber}`;

const town = (postalCode: string, city: string, street: string, latitude: number, longitude: number): Town => ({
  postalCode,
  city,
  street,
  latitude,
  longitude,
});

export const COMPANIES: readonly DemoCompany[] = [
  {
    code: 'NL',
    name: 'Hireyard Nederland',
    currency: 'EUR',
    timeZone: 'Europe/Amsterdam',
    language: 'nl',
    access: 'Poort 3, melden bij de uitvoerder.\nSleutel van de bouwplaats in de keet.',
    invoicing: {
      legalName: 'Hireyard Nederland B.V.',
      registrationNumber: '00000001',
      vatNumber: 'NL000099998B57',
      iban: 'NL91ABNA0417164300',
    },
    vatRate: '21',
    phonePrefix: '+31205550',
    priceLevel: 1,
    depots: [
      town('1042 AA', 'Amsterdam', 'Depotweg 12', 52.399, 4.824),
      town('3089 JH', 'Rotterdam', 'Waalhavenkade 40', 51.8865, 4.433),
      town('3526 KL', 'Utrecht', 'Verhuurlaan 3', 52.062, 5.104),
    ],
    branches: [
      town('5651 GH', 'Eindhoven', 'Machinepad 2', 51.445, 5.415),
      town('9723 AV', 'Groningen', 'Kielerbocht 30', 53.205, 6.6),
      town('6827 AV', 'Arnhem', 'Westervoortsedijk 71', 51.973, 5.935),
    ],
    sites: [
      town('1082 MD', 'Amsterdam', 'Mahlerkade 10', 52.337, 4.873),
      town('3011 AA', 'Rotterdam', 'Kadestraat 7', 51.919, 4.487),
      town('2595 BD', 'Den Haag', 'Torenlaan 55', 52.08, 4.332),
      town('3511 AD', 'Utrecht', 'Stationsplein 2', 52.091, 5.114),
      town('5617 BC', 'Eindhoven', 'Fabrieksweg 21', 51.448, 5.457),
      town('9723 AS', 'Groningen', 'Ringweg Oost 4', 53.208, 6.59),
      town('1976 DA', 'IJmuiden', 'Havenkade 7', 52.46, 4.59),
      town('6811 KS', 'Arnhem', 'Rijnkade 90', 51.977, 5.909),
      town('8232 VT', 'Lelystad', 'Polderdreef 18', 52.508, 5.475),
    ],
  },
  {
    code: 'DE',
    name: 'Hireyard Deutschland',
    currency: 'EUR',
    timeZone: 'Europe/Berlin',
    language: 'de',
    access: 'Tor 3, beim Polier melden.\nSchlüssel im Baubüro.',
    invoicing: {
      legalName: 'Hireyard Deutschland GmbH',
      registrationNumber: 'HRB 000001',
      vatNumber: 'DE123456788',
      iban: 'DE89370400440532013000',
    },
    vatRate: '19',
    phonePrefix: '+494066969',
    priceLevel: 1.05,
    depots: [
      { ...town('20457', 'Hamburg', 'Mietparkstraße 8', 53.541, 9.995), subdivision: 'HH' },
      { ...town('50679', 'Köln', 'Deutzer Hof 14', 50.937, 6.979), subdivision: 'NW' },
    ],
    branches: [
      { ...town('30165', 'Hannover', 'Vahrenheider Markt 9', 52.405, 9.735), subdivision: 'NI' },
      { ...town('90451', 'Nürnberg', 'Hafenkai 4', 49.39, 11.06), subdivision: 'BY' },
    ],
    sites: [
      town('20457', 'Hamburg', 'Hafenbaustraße 3', 53.541, 9.995),
      town('10557', 'Berlin', 'Uferbogen 11', 52.525, 13.364),
      town('60327', 'Frankfurt am Main', 'Gleisfeld 20', 50.104, 8.638),
      town('80807', 'München', 'Nordring 44', 48.187, 11.587),
      town('28195', 'Bremen', 'Weserblick 6', 53.08, 8.801),
    ],
  },
  {
    code: 'PL',
    name: 'Hireyard Polska',
    currency: 'PLN',
    timeZone: 'Europe/Warsaw',
    language: 'pl',
    access: 'Brama 3, zgłosić się do kierownika budowy.\nKlucz w biurze budowy.',
    invoicing: {
      legalName: 'Hireyard Polska Sp. z o.o.',
      registrationNumber: '0000000001',
      vatNumber: 'PL1234563218',
      iban: 'PL61109010140000071219812874',
    },
    vatRate: '23',
    phonePrefix: '+48225550',
    priceLevel: 4.2,
    depots: [
      town('00-843', 'Warszawa', 'Składowa 5', 52.234, 20.986),
      town('30-552', 'Kraków', 'Sprzętowa 16', 50.04, 19.95),
    ],
    branches: [
      town('80-557', 'Gdańsk', 'Marynarki Polskiej 100', 54.385, 18.635),
      town('53-015', 'Wrocław', 'Karkonoska 59', 51.06, 16.98),
    ],
    sites: [
      town('00-843', 'Warszawa', 'Wieżowa 1', 52.234, 20.986),
      town('80-244', 'Gdańsk', 'Stoczniowa 9', 54.377, 18.605),
      town('50-424', 'Wrocław', 'Odrzańska 30', 51.101, 17.056),
      town('61-131', 'Poznań', 'Maltańska 12', 52.401, 16.952),
    ],
  },
];

/** Size of a client's rentals: none, a handful, the main demo, or the bulk of `SEED_SCALE=large`. */
export type Volume = 'none' | 'handful' | 'main' | 'bulk';

export interface DemoClient {
  readonly name: string;
  readonly opCo: DemoCompany['code'];
  readonly vatNumber: string;
  readonly modules: readonly Module[];
  readonly blocked: boolean;
  readonly volume: Volume;
  /** Projects with rentals. */
  readonly projects: readonly string[];
  /** Projects without rentals, now or ever. */
  readonly quietProjects?: readonly QuietProject[];
  /** Budgets set by project, so that only a few are exceeded; other projects get a random budget. */
  readonly budgets?: Readonly<Record<string, number>>;
}
export interface QuietProject {
  readonly name: string;
  /** `closed` is closed; `ended` is past its last day but open; `unplaced` has neither address nor days. */
  readonly state: 'closed' | 'ended' | 'unplaced';
}

const ALL: readonly Module[] = ['order', 'request', 'asset'];

/** Corporate clients of the demo accounts. The first is the main client and comes first in admin's list by name. */
export const CLIENTS: readonly DemoClient[] = [
  {
    name: 'Bouwgroep Noordzee B.V.',
    opCo: 'NL',
    vatNumber: 'NL010000021B01',
    modules: ALL,
    blocked: false,
    volume: 'main',
    projects: [
      'Zuidas Tower C',
      'Kade Noord',
      'Haven 7',
      'Stationskwartier',
      'Ringweg Oost',
      'Zeesluis IJmuiden',
      'Rijnbrug',
      'Campus De Fabriek',
      'Polderpark Fase 2',
    ],
    quietProjects: [
      { name: 'Marktkwartier', state: 'closed' },
      { name: 'Oude Haven', state: 'closed' },
      { name: 'Brug 12', state: 'ended' },
      { name: 'Onderhoud regio West', state: 'unplaced' },
    ],
    // Haven 7 and Rijnbrug exceed their budget; Zeesluis IJmuiden comes close.
    budgets: {
      'Zuidas Tower C': 62_000,
      'Kade Noord': 30_000,
      'Haven 7': 105_000,
      'Ringweg Oost': 48_000,
      'Zeesluis IJmuiden': 141_000,
      Rijnbrug: 54_000,
      'Polderpark Fase 2': 118_000,
    },
  },
  {
    name: 'Hansa Tiefbau GmbH',
    opCo: 'DE',
    vatNumber: 'DE100000016',
    modules: ALL,
    blocked: false,
    volume: 'handful',
    projects: ['Hafenkante Süd', 'Uferbogen Berlin', 'Gleisfeld West'],
    quietProjects: [
      { name: 'Kanalbrücke Nord', state: 'closed' },
      { name: 'Werkhof Bremen', state: 'ended' },
    ],
    budgets: { 'Hafenkante Süd': 80_000, 'Gleisfeld West': 120_000 },
  },
  {
    name: 'Wisła Budownictwo Sp. z o.o.',
    opCo: 'PL',
    vatNumber: 'PL1000000012',
    modules: ['order', 'asset'],
    blocked: false,
    volume: 'handful',
    projects: ['Wieża Wola', 'Stocznia Północ', 'Most Odrzański'],
    quietProjects: [
      { name: 'Łącznik Zachód', state: 'closed' },
      { name: 'Hala Śródmieście', state: 'ended' },
    ],
    budgets: { 'Wieża Wola': 350_000, 'Stocznia Północ': 220_000, 'Most Odrzański': 360_000 },
  },
  {
    name: 'Stads Sloopwerken B.V.',
    opCo: 'NL',
    vatNumber: 'NL010000033B01',
    modules: ALL,
    blocked: true,
    volume: 'handful',
    projects: ['Oude Melkfabriek', 'Kantoor Westpoort', 'Loods 14'],
  },
  {
    name: 'Delta Installaties B.V.',
    opCo: 'NL',
    vatNumber: 'NL010000045B01',
    modules: ['request'],
    blocked: false,
    volume: 'none',
    projects: ['Ziekenhuis Delta', 'Datacentrum Noord'],
  },
  {
    name: 'Polder Infra B.V.',
    opCo: 'NL',
    vatNumber: 'NL010000057B01',
    modules: ['asset'],
    blocked: false,
    volume: 'none',
    projects: ['Dijkvak 12', 'Gemaal Zuid'],
  },
  {
    name: 'Nova Afbouw B.V.',
    opCo: 'NL',
    vatNumber: 'NL010000094B01',
    modules: [],
    blocked: false,
    volume: 'none',
    projects: [],
  },
];

/**
 * Added by `SEED_SCALE=large`: 20,000 contracts, 60,000 lines, 1,000 projects and 500 users, as admin's fourth client.
 */
export const BULK_CLIENT: DemoClient = {
  name: 'Grand Infra Holding',
  opCo: 'NL',
  vatNumber: 'NL010000069B01',
  modules: ALL,
  blocked: false,
  volume: 'bulk',
  projects: lots(1, 900),
  quietProjects: lots(901, 100).map((name) => ({ name, state: 'closed' })),
};
function lots(first: number, count: number): string[] {
  return Array.from({ length: count }, (_, index) => `Infra lot ${String(first + index).padStart(4, '0')}`);
}
export const BULK_USERS = 500;

export interface DemoAccount {
  readonly email: string;
  /** Short description of the demo account. */
  readonly description: string;
  readonly firstName: string;
  readonly lastName: string;
  /** Clients of the account, with its role in each. */
  readonly memberships: readonly { readonly client: string; readonly role: BuiltInRole }[];
  readonly orderLimit?: string;
}

const administrator = (client: string) => ({ client, role: 'Administrator' as const });

export const ACCOUNTS: readonly DemoAccount[] = [
  {
    email: 'admin@demo.example',
    description: 'every right, three corporate clients',
    firstName: 'Anna',
    lastName: 'Visser',
    memberships: [
      administrator('Bouwgroep Noordzee B.V.'),
      administrator('Hansa Tiefbau GmbH'),
      administrator('Wisła Budownictwo Sp. z o.o.'),
    ],
  },
  {
    email: 'planner@demo.example',
    description: 'orders and call-offs, prices hidden',
    firstName: 'Pieter',
    lastName: 'de Wit',
    memberships: [{ client: 'Bouwgroep Noordzee B.V.', role: 'Equipment manager' }],
    orderLimit: '10000.00',
  },
  {
    email: 'viewer@demo.example',
    description: 'reads only',
    firstName: 'Vera',
    lastName: 'Kuipers',
    memberships: [{ client: 'Bouwgroep Noordzee B.V.', role: 'Viewer' }],
  },
  {
    email: 'requester@demo.example',
    description: 'a client with the request module only',
    firstName: 'Rik',
    lastName: 'Jansen',
    memberships: [administrator('Delta Installaties B.V.')],
  },
  {
    email: 'assets@demo.example',
    description: 'a client with the asset module only',
    firstName: 'Sanne',
    lastName: 'Bos',
    memberships: [administrator('Polder Infra B.V.')],
  },
  {
    email: 'blocked@demo.example',
    description: 'administers a commercially blocked client',
    firstName: 'Bram',
    lastName: 'Mulder',
    memberships: [administrator('Stads Sloopwerken B.V.')],
  },
  {
    email: 'norights@demo.example',
    description: 'a client with no module',
    firstName: 'Noor',
    lastName: 'Smit',
    memberships: [administrator('Nova Afbouw B.V.')],
  },
  {
    email: 'noclient@demo.example',
    description: 'no corporate client',
    firstName: 'Niels',
    lastName: 'Peters',
    memberships: [],
  },
];

/** A person at the desk of each operating company, for all of its depots. */
export const DESK_ACCOUNTS = [
  { email: 'desk.nl@demo.example', firstName: 'Dirk', lastName: 'de Wit', opCo: 'NL' },
  { email: 'desk.de@demo.example', firstName: 'Dagmar', lastName: 'Weber', opCo: 'DE' },
  { email: 'desk.pl@demo.example', firstName: 'Dorota', lastName: 'Wilk', opCo: 'PL' },
] as const satisfies readonly { email: string; firstName: string; lastName: string; opCo: DemoCompany['code'] }[];

/** A custom role of the main client: site users who answer requests and run machines, but cannot extend a rental. */
export const OWN_ROLE = {
  name: 'Site lead',
  copyOf: 'Site user',
  added: ['order-view-all', 'request-handle', 'asset-manage'],
  removed: ['contract-extend'],
} as const;

export interface DemoColleague {
  readonly name: string;
  readonly roles: readonly (BuiltInRole | typeof OWN_ROLE.name)[];
  readonly status: UserStatus;
  /** Projects the user is confined to. Default: all. */
  readonly projects?: readonly string[];
  /** In the currency of the operating company. Default: no limit. */
  readonly orderLimit?: string;
  /** Days since the invitation was sent; set for invited users only. */
  readonly invited?: number;
  /** Days since the last activity. Default: never active. */
  readonly seen?: number;
}

/** Colleagues in the main client, with each user status at least twice. */
export const COLLEAGUES: readonly DemoColleague[] = [
  { name: 'Joost Hendriks', roles: ['Buyer', 'Approver'], status: 'active', orderLimit: '25000.00', seen: 0 },
  { name: 'Fatima El Idrissi', roles: ['Finance'], status: 'active', seen: 3 },
  {
    name: 'Mark Scholten',
    roles: ['Site user'],
    status: 'active',
    projects: ['Zuidas Tower C', 'Kade Noord'],
    orderLimit: '2500.00',
    seen: 0,
  },
  { name: 'Esra Yılmaz', roles: ['Approver'], status: 'active', seen: 5 },
  {
    name: 'Daan Verbeek',
    roles: [OWN_ROLE.name],
    status: 'invited',
    projects: ['Haven 7', 'Stationskwartier', 'Ringweg Oost'],
    orderLimit: '5000.00',
    invited: 2,
  },
  { name: 'Lotte Brouwer', roles: ['Buyer'], status: 'invited', orderLimit: '25000.00', invited: 39 },
  { name: 'Wim Dekker', roles: ['Viewer'], status: 'blocked', projects: ['Campus De Fabriek'], seen: 24 },
  {
    name: 'Kees Postma',
    roles: ['Site user'],
    status: 'blocked',
    projects: ['Ringweg Oost'],
    orderLimit: '1500.00',
    seen: 20,
  },
  { name: 'Ingrid Maas', roles: ['Finance'], status: 'deactivated', seen: 53 },
  { name: 'Tom Groen', roles: ['Viewer'], status: 'deactivated', seen: 121 },
];

/** Authors of requests for the other clients with the request module. */
export const SITE_USERS = [
  { name: 'Sem Kok', email: 'sem.kok@delta.example', language: 'nl', client: 'Delta Installaties B.V.' },
  { name: 'Jana Petersen', email: 'jana.petersen@hansa.example', language: 'de', client: 'Hansa Tiefbau GmbH' },
  { name: 'Youri Blom', email: 'youri.blom@sloopwerken.example', language: 'nl', client: 'Stads Sloopwerken B.V.' },
] as const satisfies readonly { name: string; email: string; language: Language; client: string }[];
