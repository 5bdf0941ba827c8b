import { addDays } from '../domain/calendar.ts';

/** Size of a company whose files are made. */
export interface CompanySize {
  readonly clients: number;
  readonly machines: number;
  /** Contract lines of the past and of now. */
  readonly lines: number;
}
export interface CompanyFile {
  readonly name: string;
  readonly rows: readonly Readonly<Record<string, string>>[];
}

/** Operating company of the files. */
export const IMPORTED_COMPANY = 'LO';

const DEPOTS = 12;
const GROUPS = 15;
const PRODUCTS = 250;
const LINES_OF_CONTRACT = 4;
const PROJECTS_OF_CLIENT = 8;
/** Days of the past over which lines began. */
const PAST_DAYS = 5 * 365;

/**
 * Returns the files of a rental company that goes live: its depots, products, rates and stock, clients with addresses and
 * projects, and contracts with one line for each time that a machine was out. The machines are out now once each, as far
 * as there are lines. The same size and day give the same files.
 */
export function companyFiles({ clients, machines, lines }: CompanySize, today: string): CompanyFile[] {
  const contracts = Math.ceil(lines / LINES_OF_CONTRACT);
  const clientOf = (contract: number) => contract % clients;
  const productOf = (machine: number) => machine % PRODUCTS;
  const onRent = Math.min(machines, lines) * 0.8;
  return [
    file('depots', DEPOTS, (at) => ({
      externalId: `D-${at}`,
      name: `Depot ${at}`,
      line1: `Am Hafen ${at + 1}`,
      postalCode: `${48_000 + at}`,
      city: `Stadt ${at}`,
      country: 'DE',
      phone: '+49 251 5550100',
      email: `depot${at}@lohmann-miet.example`,
      timeZone: 'Europe/Berlin',
    })),
    file('productGroups', GROUPS, (at) => ({
      externalId: `G-${at}`,
      code: `gruppe-${at}`,
      'names.de': `Gruppe ${at}`,
    })),
    file('products', PRODUCTS, (at) => ({
      externalId: `A-${at}`,
      code: `P-${at}`,
      group: `G-${at % GROUPS}`,
      'names.de': `Maschine der Reihe ${at}`,
      tracking: 'serialised',
      energy: 'diesel',
    })),
    file('stock', PRODUCTS, (at) => ({
      externalId: `B-${at}`,
      depot: `D-${at % DEPOTS}`,
      product: `A-${at}`,
      pieces: String(Math.ceil(machines / PRODUCTS)),
      from: '2020-01-01',
    })),
    file('clients', clients, (at) => ({
      externalId: `K-${at}`,
      name: `Bauunternehmung ${at} GmbH`,
      customerNumber: String(10_000 + at),
      showPrices: 'yes',
      modules: 'order|request|asset',
      'rentalContact.phone': '+49 251 5550111',
      'rentalContact.email': 'miete@lohmann-miet.example',
      depot: `D-${at % DEPOTS}`,
    })),
    file('addresses', clients * PROJECTS_OF_CLIENT, (at) => ({
      externalId: `S-${at}`,
      client: `K-${at % clients}`,
      kind: 'delivery',
      name: `Baustelle ${at}`,
      line1: `Straße ${at}`,
      postalCode: `${40_000 + (at % 9_000)}`,
      city: `Ort ${at % 500}`,
      country: 'DE',
    })),
    file('projects', clients * PROJECTS_OF_CLIENT, (at) => ({
      externalId: `J-${at}`,
      client: `K-${at % clients}`,
      number: `J${at}`,
      name: `Neubau ${at}`,
      address: `S-${at}`,
    })),
    file('rates', PRODUCTS, (at) => ({
      externalId: `T-${at}`,
      product: `A-${at}`,
      from: '2020-01-01',
      currency: 'EUR',
      day: `${40 + (at % 200)}.00`,
      week: `${180 + (at % 800)}.00`,
      fourWeek: `${600 + (at % 2_000)}.00`,
    })),
    file('contracts', contracts, (at) => {
      const project = clientOf(at) + clients * (Math.floor(at / clients) % PROJECTS_OF_CLIENT);
      return {
        externalId: `V-${at}`,
        client: `K-${clientOf(at)}`,
        number: `V${at}`,
        depot: `D-${at % DEPOTS}`,
        project: `J-${project}`,
        address: `S-${project}`,
        poNumber: `45${at}`,
        costCode: `KS ${at % 40}`,
      };
    }),
    file('lines', lines, (at) => {
      const machine = (at * 7) % machines;
      const isOut = at >= lines - onRent;
      const age = isOut ? 1 + ((at * 13) % 60) : 90 + ((at * 131) % PAST_DAYS);
      const length = 3 + ((at * 17) % 80);
      const from = addDays(today, -age);
      const to = addDays(from, length);
      return {
        externalId: `Z-${at}`,
        contract: `V-${Math.floor(at / LINES_OF_CONTRACT)}`,
        lineNo: String((at % LINES_OF_CONTRACT) + 1),
        status: isOut ? 'onRent' : 'closed',
        productCode: `P-${productOf(machine)}`,
        fleetNumber: `${100_000 + machine}`,
        serialNumber: `SN${machine}`,
        onRentAt: `${from}T05:30:00Z`,
        expectedOffRentAt: `${isOut ? addDays(today, at % 60) : to}T15:00:00Z`,
        ...(isOut ? {} : { offRentAt: `${addDays(from, Math.min(length, age - 1))}T15:00:00Z` }),
        chargedUntil: isOut ? addDays(today, -1) : addDays(from, Math.min(length, age - 1)),
        'rate.currency': 'EUR',
        'rate.day': `${40 + (machine % 200)}.00`,
        'rate.week': `${180 + (machine % 800)}.00`,
        sourceVersion: '1',
      };
    }),
  ];
}

const file = (kind: string, count: number, row: (at: number) => Record<string, string>): CompanyFile => ({
  name: `${kind}.csv`,
  rows: Array.from({ length: count }, (_, at) => row(at)),
});
