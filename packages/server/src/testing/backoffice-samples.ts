import type {
  InvoiceStatus,
  LineStatus,
  OffHireStatus,
  OrderStatus,
  RequestKind,
  RequestStatus,
  UserStatus,
} from '@hireyard/contract';
import type { BackofficeEndpointId, ImportKind } from '@hireyard/contract/backoffice';
import { insertColleague } from './fixture.ts';
import { insertFile, insertInvoice, insertNote } from './fixture-documents.ts';
import { insertLine } from './fixture-lines.ts';
import { insertOffHire } from './fixture-off-hires.ts';
import { insertOrder } from './fixture-orders.ts';
import { insertOwnProduct, insertPicture, photoOf, pictureForm } from './fixture-products.ts';
import { insertAddress, insertAttachment, insertPerson, insertProject } from './fixture-rentals.ts';
import { insertRequest } from './fixture-requests.ts';
import type { Sample, Setting } from './samples.ts';

const AT = '2026-11-20T08:00:00.000Z';

/** Inserts a request of a kind that the rental company answers. */
async function request({ db, client }: Setting, status: RequestStatus, kind: RequestKind = 'quote') {
  return insertRequest(db, client, { writerId: client.colleagueId, label: client.name, kind, status });
}
/** Inserts a billing request about a document. */
async function disputeOf(setting: Setting) {
  const asked = await request(setting, 'submitted', 'billing');
  const set = { document_id: setting.client.documentId };
  await setting.db.updateTable('request').set(set).where('id', '=', asked.id).execute();
  return asked;
}
/** Inserts a picture of a request. */
async function fileOfRequest(setting: Setting) {
  const { id } = await request(setting, 'submitted', 'service');
  const subject = { resource: 'request', id } as const;
  return { params: { id: await insertAttachment(setting.db, setting.client.id, setting.client.name, subject) } };
}
const requestIn = async (setting: Setting, status: RequestStatus): Promise<Pick<Sample, 'params'>> => ({
  params: { id: (await request(setting, status)).id },
});
const orderIn = async ({ db, client }: Setting, status: OrderStatus) => ({
  params: { id: await insertOrder(db, client, { ordererId: client.colleagueId, label: client.name, status }) },
});
const lineIn = async ({ db, client }: Setting, status: LineStatus) => ({
  params: { id: await insertLine(db, client.contractId, status) },
});

const offHireIn = async ({ db, client }: Setting, status: OffHireStatus) => ({
  params: { id: (await insertOffHire(db, client, status)).id },
});
const offHireMove = (from: OffHireStatus, body: unknown, otherBody: unknown) => async (setting: Setting) => ({
  ...(await offHireIn(setting, from)),
  refused: await offHireIn(setting, 'collected'),
  body,
  otherBody,
});

/** Returns a write without a body, and one that the state refuses. */
const requestMove = (from: RequestStatus) => async (setting: Setting) => ({
  ...(await requestIn(setting, from)),
  refused: (await requestIn(setting, 'cancelled')) as Required<Pick<Sample, 'params'>>,
});
const lineMove =
  (from: LineStatus, body?: unknown, otherBody?: unknown) =>
  async (setting: Setting): Promise<Sample> => ({
    ...(await lineIn(setting, from)),
    refused: await lineIn(setting, 'closed'),
    ...(body === undefined ? {} : { body, otherBody }),
  });

async function answer(setting: Setting, more: object): Promise<Sample> {
  const { id, lineIds } = await request(setting, 'inReview');
  const withText = (note: string) => ({
    answers: lineIds.map((lineId) => ({ lineId, by: 'rental', note })),
    comment: null,
    ...more,
  });
  return {
    params: { id },
    body: withText('Here on Monday'),
    otherBody: withText('Here on Tuesday'),
    refused: (await requestIn(setting, 'rejected')) as Required<Pick<Sample, 'params'>>,
  };
}

const reading = (value: number) => ({ readings: [{ kind: 'cumulativeOperatingHours', value, at: AT }] });

const invoiceIn = async ({ db, client }: Setting, status: InvoiceStatus) => ({
  params: {
    id: await insertInvoice(
      db,
      client.id,
      { projectId: client.projectIds[0], net: '300.00', currency: 'EUR', on: '2026-11-02' },
      status,
    ),
  },
});
const invoicedLine = {
  line: null,
  text: 'Transport',
  quantity: '2',
  unit: 'piece',
  price: '45.50',
  vatRate: '21',
  period: null,
};
const payment = (amount: string) => ({
  amount: { amount, currency: 'EUR' },
  receivedOn: '2026-11-19',
  reference: 'Transfer 1',
});

// Unique, so that each write changes something.
const source = () => `Test ${crypto.randomUUID()}`;
const factors = (kilograms: string) => ({
  items: [{ fuel: 'diesel', kind: 'use', since: 2026, kilograms, source: source(), year: 2026 }],
});
const consumptions = (perHour: string) => ({
  items: [{ productCode: 'LIFT-10', fuel: 'electricity', perHour, hoursPerDay: '4.0', source: source() }],
});

const depotRow = (city: string) => ({
  name: city,
  line1: 'Havenweg 4',
  postalCode: '2031 AB',
  city,
  country: 'NL',
  phone: '+31235550100',
  email: 'depot@hireyard.example',
  // Every workday: samples of other calls order from and call off to any of them.
  openingTimes: [1, 2, 3, 4, 5].map((day) => ({ day, from: '07:00', to: '17:00' })),
});
/** Keeps prices and modules, on which other tests depend. Each has another name, so that it changes something. */
const clientRow = (customerNumber: string) => ({
  name: `Client ${crypto.randomUUID()}`,
  customerNumber,
  vatNumber: 'NL123456782B12',
  peppolId: '9944:NL123456782B12',
  policy: { poRequired: true, poPattern: '45####', approval: 'overLimit' },
  rentalContact: { phone: '+31305550101', email: 'rental@hireyard.example' },
});
/** The client of other tests, whose orders follow its policy. */
const clientOfTests = (id: number) => {
  const { policy: _, ...row } = clientRow(`Customer-${id}`);
  return row;
};
/** Names are part of e-mail addresses, which are unique. */
const another = ({ name }: Setting['client']) => `${name} ${crypto.randomUUID()}`;
const addressRow = (client: string) => ({
  client,
  line1: `Kade ${crypto.randomUUID().slice(0, 4)}`,
  postalCode: '2031 AB',
  city: 'Haarlem',
  country: 'NL',
  access: { instructions: 'Ring at the gate', maxVehicle: 'truck', from: '07:00', to: '16:00' },
});
const personRow = (client: string) => ({
  client,
  firstName: 'Ada',
  lastName: 'Bakker',
  email: `${crypto.randomUUID()}@a.example`,
  phone: '+31612345678',
  language: 'nl',
});
const projectRow = (client: string) => ({
  client,
  number: `P-${crypto.randomUUID().slice(0, 8)}`,
  name: 'Quay wall',
  defaultPo: '4500',
  from: '2026-11-01',
  to: '2027-03-31',
  budget: { amount: '25000', currency: 'EUR' },
});
/** A row of a member, found by its address. */
const userRow = async ({ db, client }: Setting, email: string, orderLimit: string) => ({
  client: (await externalKey(db, 'clients', String(client.id))).externalId,
  email,
  firstName: 'Ada',
  lastName: 'Bakker',
  roles: [(await db.selectFrom('role').where('id', '=', client.roleId).select('name').executeTakeFirstOrThrow()).name],
  projects: null,
  orderLimit: { amount: orderLimit, currency: 'EUR' },
});
const memberKey = async ({ db, client }: Setting, status: UserStatus = 'active') => {
  const userId = await insertColleague(db, client);
  const { record_uuid: id, email } = await db
    .updateTable('membership')
    .set({ status })
    .where('user_id', '=', userId)
    .returning(['record_uuid', 'email'])
    .executeTakeFirstOrThrow();
  return { params: await externalKey(db, 'users', id), email };
};
const contractRow = async ({ db, client }: Setting) => ({
  client: (await externalKey(db, 'clients', String(client.id))).externalId,
  number: `K-${crypto.randomUUID().slice(0, 8)}`,
  depot: (await depotKey(db)).externalId,
  poNumber: '4500',
});
const lineRow = async ({ db, client }: Setting) => ({
  contract: (await externalKey(db, 'contracts', client.contractId)).externalId,
  status: 'onRent',
  productCode: 'LIFT-10',
  onRentAt: AT,
  expectedOffRentAt: '2026-12-20T16:00:00.000Z',
  fleetNumber: crypto.randomUUID().slice(0, 8),
  rate: { currency: 'EUR', day: '80.00', week: '300.00' },
});
const invoiceRow = async ({ db, client }: Setting) => ({
  client: (await externalKey(db, 'clients', String(client.id))).externalId,
  number: `R-${crypto.randomUUID().slice(0, 8)}`,
  issuedOn: '2026-11-02',
  dueOn: '2026-12-02',
  contracts: [(await externalKey(db, 'contracts', client.contractId)).externalId],
  lines: [{ text: 'Fuel', quantity: '12.5', unit: 'l', price: '1.80', vatRate: '21', net: '22.50' }],
  net: '22.50',
  gross: '27.22',
  payments: [{ amount: '7.22', receivedOn: '2026-11-18', reference: 'Transfer 1' }],
});
const paperRow = async ({ db, client }: Setting) => ({
  client: (await externalKey(db, 'clients', String(client.id))).externalId,
  type: 'deliveryNote',
  number: `N-${crypto.randomUUID().slice(0, 8)}`,
  date: '2026-11-02',
  title: 'Lift to site',
  contracts: [(await externalKey(db, 'contracts', client.contractId)).externalId],
});
const noteKey = async ({ db, client }: Setting) => externalKey(db, 'papers', await insertNote(db, client));
/** Returns a form with a small PDF. */
export const pdfForm = (text: string) => {
  const form = new FormData();
  form.append('file', new Blob([`%PDF-1.7\n% ${text}\n%%EOF\n`], { type: 'application/pdf' }), 'note.pdf');
  return form;
};
const ownedBatch = async ({ db, client }: Setting, row: (client: string) => object) => {
  const { externalId } = await externalKey(db, 'clients', String(client.id));
  return batchOf(row(externalId), row(externalId));
};
/** Changes a row of the client. */
const ownedPut = async (
  { db, client }: Setting,
  row: (client: string) => object,
  kind: 'addresses' | 'contactPersons' | 'projects' = 'addresses',
): Promise<Sample> => {
  const { externalId } = await externalKey(db, 'clients', String(client.id));
  const insert = { addresses: insertAddress, contactPersons: insertPerson, projects: insertProject }[kind];
  const id = await insert(db, client.id, another(client));
  return { params: await externalKey(db, kind, id), body: row(externalId), otherBody: row(externalId) };
};
const groupRow = (code: string) => ({ code, names: { 'en-US': `Group ${crypto.randomUUID().slice(0, 8)}` } });
const productRow = async (db: Setting['db'], { code, group }: { code: string; group: string }) => ({
  code,
  group: (await externalKey(db, 'productGroups', group)).externalId,
  names: { 'en-US': `Site hut ${crypto.randomUUID().slice(0, 8)}`, nl: 'Bouwkeet' },
  descriptions: { nl: 'Met verwarming' },
  tracking: 'bulk',
  specs: [{ key: 'lengthM', value: 6 }],
  minDays: 28,
  consumption: { fuel: 'electricity', perHour: '1.00', hoursPerDay: '8.0', source: 'Data sheet' },
});
const newProduct = async (db: Setting['db']) =>
  productRow(db, { ...(await insertOwnProduct(db)), code: `NEW-${crypto.randomUUID().slice(0, 8)}` });
const productKey = async (db: Setting['db']) => externalKey(db, 'products', (await insertOwnProduct(db)).product);
/** Inserts a product with a picture, and returns the path of the picture. */
async function pictureKey(db: Setting['db']) {
  const { code, product } = await insertOwnProduct(db);
  await insertPicture(db, code);
  return { ...(await externalKey(db, 'products', product)), position: '1' };
}
const rateRow = async (db: Setting['db'], day: string) => ({
  product: (await productKey(db)).externalId,
  from: '2026-11-01',
  currency: 'EUR',
  day,
  week: '300.00',
});
const stockRow = async (db: Setting['db'], pieces: number) => ({
  depot: (await depotKey(db)).externalId,
  product: (await productKey(db)).externalId,
  pieces,
  from: '2026-11-01',
});
/** Inserts a rate of an own product, and returns its external id and a row that changes it. */
async function ownRate(db: Setting['db']) {
  const { code, product } = await insertOwnProduct(db);
  const id = crypto.randomUUID();
  const prices = { day: '80.00', week: '300.00', currency: 'EUR' };
  await db
    .insertInto('rental_rate')
    .values({ id, op_co: 'NL', product_code: code, starts_on: '2026-11-01', ...prices })
    .execute();
  const rowOf = async (day: string) => ({
    ...{ product: (await externalKey(db, 'products', product)).externalId, from: '2026-11-01' },
    ...{ ...prices, day },
  });
  return { params: await externalKey(db, 'rates', id), rowOf };
}
/** Inserts stock of an own product, and returns its external id and a row that changes it. */
async function ownStock(db: Setting['db']) {
  const { code, product } = await insertOwnProduct(db);
  const id = crypto.randomUUID();
  const depot = await db.selectFrom('depot').select('id').where('op_co', '=', 'NL').executeTakeFirstOrThrow();
  await db
    .insertInto('depot_stock')
    .values({ id, depot_id: depot.id, product_code: code, pieces: 3, starts_on: '2026-11-01' })
    .execute();
  const rowOf = async (pieces: number) => ({
    depot: (await depotKey(db)).externalId,
    product: (await externalKey(db, 'products', product)).externalId,
    ...{ pieces, from: '2026-11-01' },
  });
  return { params: await externalKey(db, 'stock', id), rowOf };
}
const phoneOrderRow = async ({ db, client }: Setting, quantity: number) => ({
  client: (await externalKey(db, 'clients', String(client.id))).externalId,
  depot: (await depotKey(db)).externalId,
  reference: 'By phone',
  lines: [{ productCode: 'LIFT-10', quantity, from: '2026-12-01', to: '2026-12-11', remark: null }],
});
const lineKey = async ({ db, client }: Setting, status: LineStatus = 'onRent') =>
  externalKey(db, 'lines', await insertLine(db, client.contractId, status));
const phoneOffHireRow = async (setting: Setting, lineStatus?: LineStatus) => ({
  client: (await externalKey(setting.db, 'clients', String(setting.client.id))).externalId,
  offRentAt: AT,
  window: { date: '2026-11-24', slot: 'morning' },
  lines: [{ line: (await lineKey(setting, lineStatus)).externalId }],
});
const readingRow = async (setting: Setting, lineStatus?: LineStatus) => ({
  line: (await lineKey(setting, lineStatus)).externalId,
  hours: 812.5,
  day: '2026-11-19',
});
/** Makes a row under a new id. */
const newRow = async (row: () => Promise<object>): Promise<Sample> => ({
  params: { externalId: `X-${crypto.randomUUID()}` },
  body: await row(),
  otherBody: await row(),
});
/** Gives the depot of the fixture an external id. */
const depotKey = async (db: Setting['db']) => {
  const { id } = await db.selectFrom('depot').select('id').orderBy('name').executeTakeFirstOrThrow();
  return externalKey(db, 'depots', id);
};

/** Returns the external id of a row, which it gets if it has none. */
async function externalKey(db: Setting['db'], kind: ImportKind, rowId: string) {
  await db
    .insertInto('external_key')
    .values({ op_co: 'NL', kind, external_id: `X-${crypto.randomUUID()}`, row_id: rowId })
    .onConflict((conflict) => conflict.doNothing())
    .execute();
  const row = await db
    .selectFrom('external_key')
    .where('kind', '=', kind)
    .where('row_id', '=', rowId)
    .select('external_id as externalId')
    .executeTakeFirstOrThrow();
  return { externalId: row.externalId };
}
const batchOf = (row: object, otherRow: object): Sample => {
  const withId = (one: object) => ({ items: [{ externalId: `X-${crypto.randomUUID()}`, ...one }] });
  return { body: withId(row), otherBody: withId(otherRow) };
};

/** A sample for each endpoint of the back office. A new endpoint without a sample does not compile. */
export const BACKOFFICE_SAMPLES: Readonly<
  Record<BackofficeEndpointId, (setting: Setting) => Sample | Promise<Sample>>
> = {
  getCompanyChanges: () => ({}),
  getCompanyInbox: () => ({}),
  getCompanyAttachment: fileOfRequest,
  getCompanyAttachmentThumbnail: fileOfRequest,
  acknowledgeInboxEntry: async (setting) => ({
    body: { kind: 'order', id: (await orderIn(setting, 'submitted')).params.id },
    otherBody: { kind: 'dispute', id: (await disputeOf(setting)).id },
  }),
  listCompanyClients: () => ({}),
  listCompanyRequests: () => ({}),
  getCompanyRequest: (setting) => requestIn(setting, 'submitted'),
  reviewCompanyRequest: requestMove('submitted'),
  quoteCompanyRequest: (setting) => answer(setting, { validTo: '2026-12-31' }),
  approveCompanyRequest: (setting) => answer(setting, {}),
  rejectCompanyRequest: async (setting) => ({
    ...(await requestMove('inReview')(setting)),
    body: { reason: 'Not in our range' },
    otherBody: { reason: 'None left' },
  }),
  fulfilCompanyRequest: requestMove('approved'),
  commentOnCompanyRequest: async (setting) => ({
    ...(await requestIn(setting, 'inReview')),
    body: { text: 'Which floor?', asksBack: true },
    otherBody: { text: 'On its way', asksBack: false },
    refused: (await requestIn(setting, 'fulfilled')) as Required<Pick<Sample, 'params'>>,
  }),
  listCompanyOrders: () => ({}),
  getCompanyOrder: (setting) => orderIn(setting, 'submitted'),
  confirmCompanyOrder: async (setting) => ({
    ...(await orderIn(setting, 'submitted')),
    refused: await orderIn(setting, 'cancelled'),
  }),
  rejectCompanyOrder: async (setting) => ({
    ...(await orderIn(setting, 'submitted')),
    refused: await orderIn(setting, 'completed'),
    body: { reason: 'Sold out' },
    otherBody: { reason: 'None that day' },
  }),
  cancelCompanyOrder: async (setting) => ({
    ...(await orderIn(setting, 'confirmed')),
    refused: await orderIn(setting, 'completed'),
  }),
  completeCompanyOrder: async (setting) => ({
    ...(await orderIn(setting, 'confirmed')),
    refused: await orderIn(setting, 'submitted'),
    body: { contractNumber: `C-${crypto.randomUUID().slice(0, 8)}` },
    otherBody: { contractNumber: `C-${crypto.randomUUID().slice(0, 8)}` },
  }),
  listCompanyLines: () => ({}),
  getCompanyLine: (setting) => lineIn(setting, 'onRent'),
  deliverLine: lineMove(
    'planned',
    { at: AT, fleetNumber: '4711', serialNumber: null },
    { at: AT, fleetNumber: '4712', serialNumber: null },
  ),
  cancelLine: lineMove('planned'),
  exchangeLine: lineMove(
    'onRent',
    { at: AT, fleetNumber: '4713', serialNumber: 'S-1' },
    { at: AT, fleetNumber: '4714', serialNumber: 'S-2' },
  ),
  returnLine: lineMove('onRent', { at: AT }, { at: '2026-11-19T08:00:00.000Z' }),
  closeLine: lineMove('returned'),
  listCompanyOffHires: () => ({}),
  getCompanyOffHire: (setting) => offHireIn(setting, 'confirmed'),
  confirmCompanyOffHire: (setting) =>
    offHireMove('requested', { number: null }, { number: `R-${crypto.randomUUID().slice(0, 8)}` })(setting),
  scheduleCompanyOffHire: offHireMove(
    'confirmed',
    { window: { date: '2026-11-24', slot: 'morning' } },
    { window: { date: '2026-11-25', slot: 'day' } },
  ),
  collectCompanyOffHire: offHireMove('scheduled', { at: AT }, { at: '2026-11-20T08:01:00.000Z' }),
  withdrawCompanyOffHire: async (setting) => ({
    ...(await offHireIn(setting, 'scheduled')),
    refused: await offHireIn(setting, 'collected'),
  }),
  failCompanyOffHire: offHireMove('scheduled', { reason: 'noAccess' }, { reason: 'blocked' }),
  listCompanyInvoices: () => ({}),
  getCompanyInvoice: (setting) => invoiceIn(setting, 'open'),
  issueInvoice: ({ client }) => {
    const withNumber = (number: string) => ({
      client: client.uuid,
      number,
      issuedOn: '2026-11-20',
      dueOn: '2026-12-20',
      poNumber: null,
      lines: [invoicedLine],
    });
    return {
      body: withNumber(`I-${crypto.randomUUID().slice(0, 8)}`),
      otherBody: withNumber(`I-${crypto.randomUUID().slice(0, 8)}`),
    };
  },
  issueCreditNote: async (setting) => {
    const withNumber = (number: string) => ({ number, issuedOn: '2026-11-20', lines: [invoicedLine] });
    return {
      ...(await invoiceIn(setting, 'open')),
      body: withNumber(`CN-${crypto.randomUUID().slice(0, 8)}`),
      otherBody: withNumber(`CN-${crypto.randomUUID().slice(0, 8)}`),
    };
  },
  recordPayment: async (setting) => ({
    ...(await invoiceIn(setting, 'open')),
    body: payment('100.00'),
    otherBody: payment('50.00'),
    refused: await invoiceIn(setting, 'paid'),
  }),
  addStandDown: lineMove('onRent', { from: '2026-11-23', to: '2026-11-24' }, { from: '2026-11-25', to: '2026-11-25' }),
  takeBackStandDown: async (setting) => {
    const sample = await lineMove('onRent', { from: '2026-11-23' }, { from: '2026-11-25' })(setting);
    const line = { contract_line_id: String(sample.params?.id), kind: 'standDown' as const, days: 1, pieces: 1 };
    const days = ['2026-11-23', '2026-11-25'].map((day) => ({ starts_on: day, ends_on: day }));
    const periods = days.map((day) => ({ ...line, ...day, id: crypto.randomUUID() }));
    await setting.db.insertInto('rental_period').values(periods).execute();
    return sample;
  },
  getOperatingCompany: () => ({}),
  putOperatingCompany: () => ({ body: { legalName: source() }, otherBody: { legalName: source() } }),
  getEmissionFactors: () => ({}),
  putEmissionFactors: () => ({ body: factors('2.51279'), otherBody: factors('2.66155') }),
  getProductConsumptions: () => ({}),
  putProductConsumptions: () => ({ body: consumptions('1.80'), otherBody: consumptions('2.40') }),
  addLineReadings: lineMove('onRent', reading(812.5), reading(813)),
  closeImportRun: async ({ db, client }) => {
    const run = `run-${crypto.randomUUID()}`;
    // It names every row but one of its own, because other tests depend on them.
    await db.updateTable('external_key').set({ last_run: run }).where('kind', '=', 'addresses').execute();
    await externalKey(db, 'addresses', await insertAddress(db, client.id, client.name));
    return {
      params: { kind: 'addresses', run },
      body: { dryRun: false, expectArchived: 1 },
      otherBody: { dryRun: false, expectArchived: 2 },
    };
  },
  listCompanyDepots: () => ({}),
  listCompanyProductGroups: () => ({}),
  listCompanyProducts: () => ({}),
  listCompanyStock: () => ({}),
  listCompanyRates: () => ({}),
  listCompanyAddresses: () => ({}),
  listCompanyContactPersons: () => ({}),
  listCompanyProjects: () => ({}),
  listCompanyUsers: () => ({}),
  listCompanyContracts: () => ({}),
  listCompanyReadings: () => ({}),
  listCompanyPapers: () => ({}),
  getCompanyDepot: async ({ db }) => ({ params: await depotKey(db) }),
  putCompanyDepot: async ({ db }) => ({
    params: await depotKey(db),
    body: depotRow('Haarlem'),
    otherBody: depotRow('Hoorn'),
  }),
  importCompanyDepots: () => batchOf(depotRow('Haarlem'), depotRow('Hoorn')),
  getCompanyClient: async ({ db, client }) => ({ params: await externalKey(db, 'clients', String(client.id)) }),
  putCompanyClient: async ({ db, client }) => ({
    params: await externalKey(db, 'clients', String(client.id)),
    body: clientOfTests(client.id),
    otherBody: clientOfTests(client.id),
  }),
  importCompanyClients: () => batchOf(clientRow(crypto.randomUUID()), clientRow(crypto.randomUUID())),
  getCompanyAddress: async ({ db, client }) => ({
    params: await externalKey(db, 'addresses', await insertAddress(db, client.id, client.name)),
  }),
  putCompanyAddress: (setting) => ownedPut(setting, (client) => addressRow(client)),
  importCompanyAddresses: (setting) => ownedBatch(setting, (client) => addressRow(client)),
  getCompanyContactPerson: async ({ db, client }) => ({
    params: await externalKey(db, 'contactPersons', await insertPerson(db, client.id, another(client))),
  }),
  putCompanyContactPerson: (setting) => ownedPut(setting, (client) => personRow(client), 'contactPersons'),
  importCompanyContactPersons: (setting) => ownedBatch(setting, (client) => personRow(client)),
  getCompanyProject: async ({ db, client }) => ({ params: await externalKey(db, 'projects', client.projectIds[0]) }),
  putCompanyProject: (setting) => ownedPut(setting, (client) => projectRow(client), 'projects'),
  importCompanyProjects: (setting) => ownedBatch(setting, (client) => projectRow(client)),
  getCompanyUser: async (setting) => ({ params: (await memberKey(setting)).params }),
  putCompanyUser: async (setting) => {
    const { params, email } = await memberKey(setting);
    const gone = await memberKey(setting, 'deactivated');
    return {
      params,
      body: await userRow(setting, email, '500'),
      otherBody: await userRow(setting, email, '600'),
      refused: { params: gone.params, body: await userRow(setting, gone.email, '500') },
    };
  },
  importCompanyUsers: async (setting) =>
    batchOf(
      await userRow(setting, `${crypto.randomUUID()}@a.example`, '500'),
      await userRow(setting, `${crypto.randomUUID()}@a.example`, '600'),
    ),
  getCompanyContract: async ({ db, client }) => ({ params: await externalKey(db, 'contracts', client.contractId) }),
  putCompanyContract: async (setting) => {
    const params = await externalKey(setting.db, 'contracts', setting.client.contractId);
    return { params, body: await contractRow(setting), otherBody: await contractRow(setting) };
  },
  importCompanyContracts: async (setting) => batchOf(await contractRow(setting), await contractRow(setting)),
  getCompanyLineByExternalId: async ({ db, client }) => ({
    params: await externalKey(db, 'lines', await insertLine(db, client.contractId, 'onRent')),
  }),
  putCompanyLine: async (setting) => {
    const { db, client } = setting;
    const key = async (status: LineStatus) => ({
      params: await externalKey(db, 'lines', await insertLine(db, client.contractId, status)),
    });
    return {
      ...(await key('planned')),
      body: await lineRow(setting),
      otherBody: await lineRow(setting),
      refused: await key('returned'),
    };
  },
  getPhoneOrder: async (setting) => ({
    params: await externalKey(setting.db, 'orders', (await orderIn(setting, 'submitted')).params.id),
  }),
  putPhoneOrder: async (setting) => ({
    ...(await newRow(() => phoneOrderRow(setting, 1))),
    otherBody: await phoneOrderRow(setting, 2),
  }),
  importPhoneOrders: async (setting) => batchOf(await phoneOrderRow(setting, 1), await phoneOrderRow(setting, 2)),
  getPhoneOffHire: async (setting) => ({
    params: await externalKey(setting.db, 'offHires', (await offHireIn(setting, 'confirmed')).params.id),
  }),
  putPhoneOffHire: async (setting) => {
    const refused = await newRow(() => phoneOffHireRow(setting, 'returned'));
    return {
      ...(await newRow(() => phoneOffHireRow(setting))),
      refused: { params: refused.params ?? {}, body: refused.body },
    };
  },
  importPhoneOffHires: async (setting) => batchOf(await phoneOffHireRow(setting), await phoneOffHireRow(setting)),
  getCompanyReading: async (setting) => {
    const { db, client } = setting;
    const lineId = await insertLine(db, client.contractId, 'onRent');
    const id = crypto.randomUUID();
    const read = { kind: 'cumulativeOperatingHours', value: '12', read_at: AT, source: 'telematics' } as const;
    await db
      .insertInto('asset_reading')
      .values({ ...read, id, asset_id: lineId, client_id: client.id, entered_by: null })
      .execute();
    await externalKey(db, 'lines', lineId);
    return { params: await externalKey(db, 'readings', id) };
  },
  putCompanyReading: async (setting) => {
    const refused = await newRow(() => readingRow(setting, 'returned'));
    return {
      ...(await newRow(() => readingRow(setting))),
      refused: { params: refused.params ?? {}, body: refused.body },
    };
  },
  importCompanyReadings: async (setting) => batchOf(await readingRow(setting), await readingRow(setting)),
  importCompanyLines: async (setting) => batchOf(await lineRow(setting), await lineRow(setting)),
  getCompanyProductGroup: async ({ db }) => ({
    params: await externalKey(db, 'productGroups', (await insertOwnProduct(db)).group),
  }),
  putCompanyProductGroup: async ({ db }) => {
    const { code, group } = await insertOwnProduct(db);
    return { params: await externalKey(db, 'productGroups', group), body: groupRow(code), otherBody: groupRow(code) };
  },
  importCompanyProductGroups: () => batchOf(groupRow(crypto.randomUUID()), groupRow(crypto.randomUUID())),
  getCompanyProduct: async ({ db }) => ({ params: await productKey(db) }),
  putCompanyProduct: async ({ db }) => {
    const own = await insertOwnProduct(db);
    const params = await externalKey(db, 'products', own.product);
    return { params, body: await productRow(db, own), otherBody: await productRow(db, own) };
  },
  importCompanyProducts: async ({ db }) => batchOf(await newProduct(db), await newProduct(db)),
  getCompanyProductPicture: async ({ db }) => ({ params: await pictureKey(db) }),
  putCompanyProductPicture: async ({ db }) => ({
    params: await pictureKey(db),
    body: pictureForm(await photoOf('#ff0000')),
    otherBody: pictureForm(await photoOf('#00ff00')),
  }),
  deleteCompanyProductPicture: async ({ db }) => ({ params: await pictureKey(db) }),
  getCompanyRate: async ({ db }) => ({ params: (await ownRate(db)).params }),
  putCompanyRate: async ({ db }) => {
    const { params, rowOf } = await ownRate(db);
    return { params, body: await rowOf('81.00'), otherBody: await rowOf('82.00') };
  },
  importCompanyRates: async ({ db }) => batchOf(await rateRow(db, '81.00'), await rateRow(db, '82.00')),
  getCompanyStock: async ({ db }) => ({ params: (await ownStock(db)).params }),
  putCompanyStock: async ({ db }) => {
    const { params, rowOf } = await ownStock(db);
    return { params, body: await rowOf(4), otherBody: await rowOf(5) };
  },
  importCompanyStock: async ({ db }) => batchOf(await stockRow(db, 4), await stockRow(db, 5)),
  getCompanyInvoiceByExternalId: async (setting) => ({
    params: await externalKey(setting.db, 'invoices', (await invoiceIn(setting, 'open')).params.id),
  }),
  putCompanyInvoice: async (setting) => {
    const key = async (own: { readonly isVoid: boolean } = { isVoid: false }) => {
      const { id } = (await invoiceIn(setting, 'open')).params;
      if (own.isVoid) {
        const row = setting.db.updateTable('document').where('id', '=', id);
        await row.set({ status: 'void', voided_on: '2026-11-19', due: '0.00' }).execute();
      }
      return { params: await externalKey(setting.db, 'invoices', id) };
    };
    const current = { ...(await invoiceRow(setting)), voidedOn: null };
    return {
      ...(await key()),
      body: current,
      otherBody: await invoiceRow(setting),
      refused: await key({ isVoid: true }),
    };
  },
  importCompanyInvoices: async (setting) => batchOf(await invoiceRow(setting), await invoiceRow(setting)),
  getCompanyPaper: async (setting) => ({ params: await noteKey(setting) }),
  putCompanyPaper: async (setting) => ({
    params: await noteKey(setting),
    body: await paperRow(setting),
    otherBody: await paperRow(setting),
  }),
  importCompanyPapers: async (setting) => batchOf(await paperRow(setting), await paperRow(setting)),
  getDocumentFile: async ({ db, client }) => {
    const id = await insertNote(db, client);
    await insertFile(db, client, id);
    return { params: await externalKey(db, 'papers', id) };
  },
  putDocumentFile: async (setting) => ({
    params: await noteKey(setting),
    body: pdfForm(crypto.randomUUID()),
    otherBody: pdfForm(crypto.randomUUID()),
  }),
};
