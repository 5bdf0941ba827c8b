import type {
  InvoiceStatus,
  LineStatus,
  OffHireStatus,
  OrderStatus,
  RequestKind,
  RequestStatus,
} from '@hireyard/contract';
import type { BackofficeEndpointId, ImportKind } from '@hireyard/contract/backoffice';
import { insertInvoice } from './fixture-documents.ts';
import { insertLine } from './fixture-lines.ts';
import { insertOffHire } from './fixture-off-hires.ts';
import { insertOrder } from './fixture-orders.ts';
import { insertAddress, insertPerson, insertProject } from './fixture-rentals.ts';
import { insertRequest } from './fixture-requests.ts';
import type { Sample, Setting } from './samples.ts';

const AT = '2026-11-20T08:00:00.000Z';

/** Inserts a request of a kind that the rental company answers. */
async function request({ db, client }: Setting, status: RequestStatus, kind: RequestKind = 'quote') {
  return insertRequest(db, client, { writerId: client.colleagueId, label: client.name, kind, status });
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
  contractLineId: null,
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
  openingTimes: [{ day: 1, from: '07:00', to: '17:00' }],
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
  failCompanyOffHire: offHireMove('scheduled', { reason: 'noAccess' }, { reason: 'blocked' }),
  listCompanyInvoices: () => ({}),
  getCompanyInvoice: (setting) => invoiceIn(setting, 'open'),
  issueInvoice: ({ client }) => {
    const withNumber = (number: string) => ({
      clientUuid: client.uuid,
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
  getEmissionFactors: () => ({}),
  putEmissionFactors: () => ({ body: factors('2.51279'), otherBody: factors('2.66155') }),
  getProductConsumptions: () => ({}),
  putProductConsumptions: () => ({ body: consumptions('1.80'), otherBody: consumptions('2.40') }),
  addLineReadings: lineMove('onRent', reading(812.5), reading(813)),
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
  importCompanyLines: async (setting) => batchOf(await lineRow(setting), await lineRow(setting)),
};
