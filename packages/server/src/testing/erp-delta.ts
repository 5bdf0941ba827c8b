export interface Message {
  readonly path: string;
  readonly externalId: string;
  readonly row: Readonly<Record<string, unknown>> & { readonly sourceVersion: number };
}

const CONTACT = { phone: '+31235550100', email: 'haarlem@erp.example' };
const PLACE = { line1: 'Havenweg 4', postalCode: '2031 AB', city: 'Haarlem', country: 'NL' };
const rented = {
  ...{ contract: 'C-1', productCode: 'PUMP-4', onRentAt: '2026-10-05T05:30:00Z', lineNo: 1 },
  expectedOffRentAt: null,
};
const billed = { client: 'K-1', number: 'I-1', issuedOn: '2026-11-02', dueOn: '2026-12-02' };

/** Accounts are shared by all companies: each has an address of its own. */
export const OWN_ADDRESS = 'ann@own.example';
const user = { client: 'K-1', email: OWN_ADDRESS, firstName: 'Ann', roles: ['Site user'], language: 'nl' };
const ordered = {
  ...{ client: 'K-1', depot: 'D-1', project: 'J-1' },
  lines: [{ productCode: 'PUMP-4', quantity: 1, from: '2026-12-07', to: '2026-12-18' }],
};

/** Rows as an ERP sends them, all versions of each. A row names everything that it has. */
export const DELTA: readonly Message[] = Object.entries({
  'depots/D-1': [
    { name: 'Haarlem', ...PLACE, ...CONTACT },
    { name: 'Haarlem', ...PLACE, ...CONTACT, openingTimes: [{ day: 1, from: '07:00', to: '16:00' }] },
    { name: 'Haarlem Zuid', ...PLACE, line1: 'Havenweg 40', ...CONTACT, openingTimes: [] },
  ],
  'product-groups/G-1': [{ code: 'pumps', names: { nl: 'Pompen' } }],
  'products/P-1': [
    { code: 'PUMP-4', group: 'G-1', names: { nl: 'Pomp' }, tracking: 'serialised' },
    { code: 'PUMP-4', group: 'G-1', names: { nl: 'Pomp 4"', de: 'Pumpe' }, tracking: 'serialised', energy: 'diesel' },
  ],
  'stock/S-1': [
    { depot: 'D-1', product: 'P-1', pieces: 4, from: '2026-11-01' },
    { depot: 'D-1', product: 'P-1', pieces: 6, from: '2026-11-01' },
  ],
  'clients/K-1': [
    { name: 'Bouw Een', customerNumber: '1', depot: 'D-1' },
    { name: 'Bouw Een B.V.', customerNumber: '1', depot: 'D-1', blocked: true, modules: ['order'] },
    { name: 'Bouw Een B.V.', customerNumber: '1', depot: 'D-1', blocked: false, modules: ['order', 'request'] },
  ],
  'addresses/A-1': [
    { client: 'K-1', name: 'Kade', ...PLACE },
    { client: 'K-1', name: 'Kade 2', ...PLACE, archived: true },
    { client: 'K-1', name: 'Kade 2', ...PLACE, archived: false },
    { client: 'K-1', name: 'Kade 2', ...PLACE, line1: 'Kade 2 achter', archived: false },
  ],
  'contact-persons/H-1': [
    { client: 'K-1', firstName: 'Jo', lastName: 'Vos', email: 'jo@een.example' },
    { client: 'K-1', firstName: 'Jo', lastName: 'de Vos', email: 'jo@een.example', functions: ['site'] },
  ],
  'projects/J-1': [
    { client: 'K-1', number: 'J-1', name: 'Sluis', address: 'A-1' },
    { client: 'K-1', number: 'J-1', name: 'Sluis', address: 'A-1', siteContact: 'H-1', to: '2027-06-30' },
  ],
  'rates/R-1': [
    { product: 'P-1', from: '2026-01-01', currency: 'EUR', day: '10', week: '40' },
    { product: 'P-1', from: '2026-01-01', to: '2026-12-31', currency: 'EUR', day: '11', week: '44' },
  ],
  'contracts/C-1': [
    { client: 'K-1', number: 'C-1', depot: 'D-1', project: 'J-1' },
    { client: 'K-1', number: 'C-1', depot: 'D-1', project: 'J-1', poNumber: '4500' },
  ],
  'contracts/C-2': [
    { client: 'K-1', number: 'C-2', depot: 'D-1', address: null },
    { client: 'K-1', number: 'C-2', depot: 'D-1', address: 'A-1' },
  ],
  'contracts/C-3': [
    { client: 'K-1', number: 'C-3', depot: 'D-1', address: 'A-1' },
    { client: 'K-1', number: 'C-3', depot: 'D-1', address: null },
  ],
  'lines/L-1': [
    { ...rented, status: 'onRent', fleetNumber: '70 01', expectedOffRentAt: '2026-11-30T15:00:00Z' },
    { ...rented, status: 'onRent', fleetNumber: '70 01', expectedOffRentAt: null, chargedUntil: '2026-10-31' },
    {
      ...rented,
      status: 'offHired',
      fleetNumber: '70 01',
      offRentAt: '2026-11-10T15:00:00Z',
      chargedUntil: '2026-10-31',
    },
    {
      ...rented,
      status: 'returned',
      fleetNumber: '70 02',
      offRentAt: '2026-11-10T15:00:00Z',
      chargedUntil: '2026-10-31',
    },
  ],
  'lines/L-2': [
    { ...rented, lineNo: 2, status: 'planned', onRentAt: '2026-10-20T05:30:00Z' },
    { ...rented, lineNo: 2, status: 'onRent', onRentAt: '2026-10-21T05:30:00Z' },
  ],
  // Another end of a line is an extension.
  'lines/L-3': [
    { ...rented, lineNo: 3, status: 'onRent', expectedOffRentAt: '2026-12-01T15:00:00Z' },
    { ...rented, lineNo: 3, status: 'onRent', expectedOffRentAt: '2026-12-15T15:00:00Z' },
  ],
  'lines/L-4': [{ ...rented, lineNo: 4, status: 'onRent' }],
  'users/U-1': [
    { ...user, lastName: 'Smit' },
    { ...user, lastName: 'de Smit', orderLimit: { amount: '5000', currency: 'EUR' } },
    { ...user, lastName: 'de Smit', projects: ['J-1'], orderLimit: null },
  ],
  'phone-orders/O-1': [
    { ...ordered, status: 'submitted' },
    { ...ordered, status: 'confirmed' },
  ],
  'phone-off-hires/H-1': [
    {
      ...{ client: 'K-1', offRentAt: '2026-11-19T15:00:00Z', number: 'AF-1', lines: [{ line: 'L-4' }] },
      window: { date: '2026-11-24', slot: 'morning' },
    },
  ],
  'readings/M-1': [{ line: 'L-2', hours: 120.5, day: '2026-11-05' }],
  'billing-documents/I-1': [
    { ...billed, lines: [{ text: 'Pomp', quantity: '2', unit: 'day', price: '11', vatRate: '21' }] },
    {
      ...billed,
      lines: [{ text: 'Pomp', quantity: '2', unit: 'day', price: '11', vatRate: '21' }],
      payments: [{ amount: '26.62', receivedOn: '2026-11-12' }],
    },
  ],
  'papers/B-1': [{ client: 'K-1', type: 'deliveryNote', number: 'B-1', date: '2026-10-05', contracts: ['C-1'] }],
}).flatMap(([name, versions]) => {
  const [path = '', externalId = ''] = name.split('/');
  return versions.map((row, index) => ({ path, externalId, row: { ...row, sourceVersion: index + 1 } }));
});
