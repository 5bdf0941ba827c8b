import type { Endpoint } from '@hireyard/contract';
import {
  importCompanyClients,
  importCompanyContracts,
  importCompanyDepots,
  importCompanyInvoices,
  importCompanyLines,
  importCompanyPapers,
  importCompanyProductGroups,
  importCompanyProducts,
  importCompanyRates,
  importCompanyReadings,
  importCompanyStock,
} from '@hireyard/contract/backoffice';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { databaseQueries } from '../metrics/channels.ts';
import { startTestApp, type TestApp } from '../testing/app.ts';

let test: TestApp;
type Answer = { externalId: string; outcome: string; errors: readonly { pointer: string; code: string }[] };
const send = async (endpoint: Endpoint, items: readonly object[], more: object = {}): Promise<Answer[]> =>
  (await test.call(endpoint, { sample: { body: { items, ...more } } })).json().items;
const told = (answers: readonly Answer[]) =>
  answers.map(({ outcome, errors: [first] }) => (first ? `${first.pointer} ${first.code}` : outcome));
type Counted = 'contract' | 'contract_line' | 'activity' | 'external_key' | 'document' | 'notification' | 'mail';
const count = (table: Counted) =>
  test.database.db
    .selectFrom(table)
    .select((eb) => eb.fn.countAll<number>().as('n'))
    .executeTakeFirstOrThrow()
    .then(({ n }) => Number(n));

/** Returns what a call answers and how many queries it takes. */
async function counted<T>(call: () => Promise<T>): Promise<readonly [answer: T, queries: number]> {
  let queries = 0;
  const stop = databaseQueries.subscribe(() => {
    queries += 1;
  });
  const answer = await call();
  stop();
  return [answer, queries];
}

const contact = { phone: '+31235550100', email: 'haarlem@hireyard.example' };
beforeAll(async () => {
  test = await startTestApp();
  const place = { line1: 'Havenweg 4', postalCode: '2031 AB', city: 'Haarlem', country: 'NL' };
  const depot = { externalId: 'D', name: 'Haarlem', ...place, ...contact };
  await test.call(importCompanyDepots, { sample: { body: { items: [depot] } } });
  const { a, b } = test.fixture;
  const clients = [
    { externalId: 'A', name: a.name, customerNumber: `Customer-${a.id}`, rentalContact: contact },
    { externalId: 'B', name: b.name, customerNumber: `Customer-${b.id}`, rentalContact: contact },
  ];
  await test.call(importCompanyClients, { sample: { body: { items: clients } } });
});
afterAll(() => test.close());

const contractOf = (number: number | string, client = 'A') => ({
  externalId: `V-${number}`,
  client,
  number: `V-${number}`,
  depot: 'D',
});
const invoiceOf = (number: string, more: object = {}) => ({
  ...{ externalId: `id ${number}`, client: 'A', number, issuedOn: '2026-11-02' },
  lines: [{ text: 'Rent', quantity: '1', unit: 'week', price: '100.00', vatRate: '21' }],
  ...more,
});
const paperOf = (number: string) => ({
  ...{ externalId: `id ${number}`, client: 'A', type: 'deliveryNote', number, date: '2026-11-02' },
});
const lift = { productCode: 'LIFT-10', status: 'onRent', onRentAt: '2026-11-02T06:00:00.000Z' };

describe('rows of a batch', () => {
  it('[OP-50] of products, rates and stock take few queries, and see each other', async () => {
    const names = { nl: 'Heftruck' };
    await send(importCompanyProductGroups, [{ externalId: 'G', code: 'lifts', names }]);
    const codes = Array.from({ length: 250 }, (_, at) => `P-${at}`);
    const products = codes.map((code) => ({ externalId: code, code, names, group: 'G' }));
    const [made, ofProducts] = await counted(() => send(importCompanyProducts, products));
    expect(new Set(told(made))).toEqual(new Set(['created']));
    expect(ofProducts).toBeLessThan(80);
    const day = { from: '2026-01-01' };
    const price = { currency: 'EUR', day: '10.00', week: '30.00' };
    const rates = codes.map((code) => ({ externalId: code, product: code, ...day, ...price }));
    const again = { externalId: 'R-2', product: 'P-0', from: '2026-02-01', ...price };
    const [rated, ofRates] = await counted(() => send(importCompanyRates, [...rates, again]));
    expect(told(rated)).toEqual([...codes.map(() => 'created'), '/from taken']);
    expect(ofRates).toBeLessThan(80);
    const stock = codes.map((code) => ({ externalId: code, depot: 'D', product: code, pieces: 3, ...day }));
    const [counts, ofStock] = await counted(() => send(importCompanyStock, stock));
    expect(new Set(told(counts))).toEqual(new Set(['created']));
    expect(ofStock).toBeLessThan(80);
    expect(told(await send(importCompanyStock, [...stock, { ...stock[0], externalId: 'S-2' }]))).toEqual([
      ...codes.map(() => 'unchanged'),
      '/from taken',
    ]);
    const pair = [
      { externalId: 'Q-1', code: 'Q-1', names, group: 'G' },
      { externalId: 'Q-2', code: 'Q-2', names, group: 'G', accessories: ['Q-1'] },
    ];
    expect(told(await send(importCompanyProducts, pair))).toEqual(['created', 'created']);
  });

  it('[OP-50] take few queries, however many they are', async () => {
    const contracts = Array.from({ length: 250 }, (_, at) => contractOf(at, at % 2 ? 'A' : 'B'));
    const [made, ofContracts] = await counted(() => send(importCompanyContracts, contracts));
    expect(new Set(told(made))).toEqual(new Set(['created']));
    expect(ofContracts).toBeLessThan(80);
    const lines = Array.from({ length: 1_000 }, (_, at) => ({
      ...{ externalId: `Z-${at}`, contract: `V-${at % 250}`, ...lift },
      chargedUntil: '2026-11-15',
    }));
    const [rented, ofLines] = await counted(() => send(importCompanyLines, lines));
    expect(new Set(told(rented))).toEqual(new Set(['created']));
    expect(ofLines).toBeLessThan(80);
    const until = (day: string) => lines.map((line) => ({ ...line, expectedOffRentAt: `${day}T16:00:00.000Z` }));
    await send(importCompanyLines, until('2026-11-27'));
    const [longer, ofChanges] = await counted(() => send(importCompanyLines, until('2026-12-04')));
    expect(new Set(told(longer))).toEqual(new Set(['changed']));
    expect(ofChanges).toBeLessThan(80);
    const { db } = test.database;
    const extensions = db
      .selectFrom('line_extension')
      .innerJoin('contract_line', 'contract_line.id', 'line_extension.contract_line_id')
      .where('contract_number', 'like', 'V-%')
      .select(['expected_after', 'version']);
    const longerRents = await extensions.execute();
    expect(longerRents.length).toBe(1_000);
    expect(longerRents[0]).toEqual({ expected_after: new Date('2026-12-04T16:00:00.000Z'), version: 3 });
    // The same again reads, and writes nothing.
    const [again, ofRepeat] = await counted(() => send(importCompanyLines, until('2026-12-04')));
    expect(new Set(told(again))).toEqual(new Set(['unchanged']));
    expect(ofRepeat).toBeLessThan(80);
  });

  it('[OP-50] of engine hours take few queries, and rise from one to the next', async () => {
    await send(importCompanyContracts, [contractOf('H')]);
    const lines = Array.from({ length: 50 }, (_, at) => ({ externalId: `H-${at}`, contract: 'V-H', ...lift }));
    await send(importCompanyLines, lines);
    const days = ['2026-11-16', '2026-11-17', '2026-11-18', '2026-11-19'];
    const readings = lines.flatMap(({ externalId: line }) =>
      days.map((day, at) => ({ externalId: `${line} ${day}`, line, day, hours: 100 + at })),
    );
    const [made, ofReadings] = await counted(() => send(importCompanyReadings, readings));
    expect(new Set(told(made))).toEqual(new Set(['created']));
    expect(ofReadings).toBeLessThan(80);
    const later = { externalId: 'H-0 later', line: 'H-0', day: '2026-11-19' };
    const corrected = { ...readings[3], hours: 102.5 };
    expect(
      told(
        await send(importCompanyReadings, [
          { ...later, hours: 102 },
          corrected,
          { ...later, hours: 102.4 },
          { ...later, hours: 102.6 },
          { externalId: 'H-1 older', line: 'H-1', day: '2026-11-10', hours: 900 },
        ]),
      ),
    ).toEqual(['/hours too-small', 'changed', '/hours too-small', 'created', 'created']);
    expect(told(await send(importCompanyReadings, readings.slice(4)))).toEqual(
      readings.slice(4).map(() => 'unchanged'),
    );
  });

  it('[OP-100] of papers take few queries, and belong to what they name', async () => {
    await send(importCompanyContracts, [contractOf('P1', 'A'), contractOf('P2', 'B')]);
    const papers = Array.from({ length: 250 }, (_, at) => ({
      ...{ externalId: `D-${at}`, client: at % 2 ? 'A' : 'B', type: 'deliveryNote', number: `D-${at}` },
      ...{ date: '2026-11-02', contracts: [at % 2 ? 'V-P1' : 'V-P2'] },
    }));
    const silent = { notify: 'none' };
    const [made, queries] = await counted(() => send(importCompanyPapers, papers, silent));
    expect(new Set(told(made))).toEqual(new Set(['created']));
    expect(queries).toBeLessThan(80);
    const [again, ofRepeat] = await counted(() => send(importCompanyPapers, papers, silent));
    expect(new Set(told(again))).toEqual(new Set(['unchanged']));
    expect(ofRepeat).toBeLessThan(40);
    const { db } = test.database;
    const linked = db
      .selectFrom('document')
      .innerJoin('document_contract', 'document_id', 'document.id')
      .innerJoin('contract', 'contract.id', 'contract_id')
      .where('document.number', 'like', 'D-%')
      .where('document.type', '=', 'deliveryNote')
      .whereRef('document.client_id', '=', 'contract.client_id');
    expect((await linked.select('document.id').execute()).length).toBe(250);
    const paper = { ...papers[1], externalId: 'D-new', number: 'D-new' };
    const answers = await send(
      importCompanyPapers,
      [
        { ...paper, contracts: ['V-P2'] },
        { ...papers[1], externalId: 'D-other' },
        paper,
        { ...paper, title: 'Again' },
        { ...paper, externalId: 'D-late' },
        { ...papers[3], contracts: [] },
      ],
      silent,
    );
    expect(told(answers)).toEqual([
      ...['/contracts/0 reference', '/number taken', 'created', 'changed', '/number taken', 'changed'],
    ]);
    const named = linked.where('document.number', 'in', ['D-new', 'D-1', 'D-3']).orderBy('document.number');
    expect(await named.select(['document.number', 'contract.number as contract']).execute()).toEqual([
      { number: 'D-1', contract: 'V-P1' },
      { number: 'D-new', contract: 'V-P1' },
    ]);
    expect((await linked.select('document.id').execute()).length).toBe(250);
  });

  it('[OP-100] of invoices take few queries, and credit notes count each other', async () => {
    await send(importCompanyContracts, [contractOf('I')]);
    await send(importCompanyLines, [{ externalId: 'I-1', contract: 'V-I', ...lift }]);
    const line = { text: 'Rent', quantity: '1', unit: 'week', price: '100.00', vatRate: '21' };
    const invoices = Array.from({ length: 250 }, (_, at) => ({
      ...{ externalId: `F-${at}`, client: 'A', number: `F-${at}`, issuedOn: '2026-11-02' },
      lines: [{ ...line, line: 'I-1' }, line],
      payments: [{ amount: '50.00', receivedOn: '2026-11-10' }],
    }));
    const silent = { notify: 'none' };
    const [made, queries] = await counted(() => send(importCompanyInvoices, invoices, silent));
    expect(new Set(told(made))).toEqual(new Set(['created']));
    expect(queries).toBeLessThan(120);
    const [again, ofRepeat] = await counted(() => send(importCompanyInvoices, invoices, silent));
    expect(new Set(told(again))).toEqual(new Set(['unchanged']));
    expect(ofRepeat).toBeLessThan(40);
    const { db } = test.database;
    const stored = db
      .selectFrom('document')
      .innerJoin('document_contract', 'document_id', 'document.id')
      .where('number', 'like', 'F-%')
      .select(['net', 'gross', 'due', 'status', 'with_ubl']);
    expect(await stored.execute()).toEqual(
      invoices.map(() => ({ net: '200.00', gross: '242.00', due: '192.00', status: 'partlyPaid', with_ubl: true })),
    );
    const credit = (at: number, corrects: string) => ({
      ...{ externalId: `C-${at}`, client: 'A', type: 'creditNote', number: `C-${at}`, issuedOn: '2026-11-03' },
      ...{ corrects, lines: [line] },
    });
    const { payments: _, ...unpaid } = { ...invoices[0], externalId: 'F-new', number: 'F-new' };
    const answers = await send(
      importCompanyInvoices,
      [
        unpaid,
        credit(1, 'F-new'),
        credit(2, 'F-new'),
        credit(3, 'F-new'),
        { ...unpaid, voidedOn: '2026-11-10' },
        { ...unpaid, externalId: 'F-late', number: 'F-late', replaces: 'F-new' },
        { ...unpaid, externalId: 'F-last', number: 'F-last', replaces: 'F-new' },
        { ...unpaid, externalId: 'F-B', number: 'F-B', client: 'B' },
      ],
      silent,
    );
    expect(told(answers)).toEqual([
      ...['created', 'created', 'created', '/lines too-large', 'changed', 'created', '/replaces taken'],
      '/lines/0/line reference',
    ]);
  });

  it('[OP-100] replace a void invoice that came just before, by its number', async () => {
    const rows = [
      invoiceOf('X-1', { voidedOn: '2026-11-10' }),
      invoiceOf('X-2', { replaces: 'X-1' }),
      invoiceOf('X-3', { replaces: 'X-1' }),
    ];
    const answers = await send(importCompanyInvoices, rows, { notify: 'none' });
    expect(told(answers)).toEqual(['created', 'created', '/replaces taken']);
  });

  it.each([
    ['contracts', importCompanyContracts, (number: string) => contractOf(number)],
    ['invoices', importCompanyInvoices, (number: string) => invoiceOf(number)],
    ['papers', importCompanyPapers, (number: string) => paperOf(number)],
  ] as const)('[OP-100] of %s take a number that an earlier one has given up', async (kind, endpoint, rowOf) => {
    const row = (externalId: string, number: string) => ({ ...rowOf(number), externalId: `${kind} ${externalId}` });
    await send(endpoint, [row('1', 'N-1')], { notify: 'none' });
    const renumbered = [row('1', 'N-2'), row('2', 'N-1'), row('3', 'N-2'), row('4', 'N-1')];
    const answers = await send(endpoint, renumbered, { notify: 'none' });
    expect(told(answers)).toEqual(['changed', 'created', '/number taken', '/number taken']);
  });

  it.each([
    ['papers', importCompanyPapers, paperOf, 'paperAdded'],
    ['invoices', importCompanyInvoices, invoiceOf, 'invoiceIssued'],
  ] as const)(
    '[OP-100] of %s are told of once each, where they are written and kept',
    async (name, endpoint, rowOf, kind) => {
      const [first, second] = [rowOf(`T-${name}-1`), rowOf(`T-${name}-2`)];
      const numbers = [first.number, second.number];
      const rows = [first, { ...first, externalId: `other ${name}` }, second, { ...second, poNumber: 'PO-1' }];
      const kept = () => Promise.all((['document', 'notification', 'mail', 'external_key'] as const).map(count));
      const before = await kept();
      const tried = await send(endpoint, rows, { notify: 'all', dryRun: true });
      expect(await kept()).toEqual(before);
      const answers = await send(endpoint, rows, { notify: 'all' });
      expect(told(answers)).toEqual(['created', '/number taken', 'created', 'changed']);
      expect(answers).toEqual(tried);
      const notices = test.database.db
        .selectFrom('notification')
        .innerJoin('document', 'document.id', 'notification.resource_id')
        .where('notification.kind', '=', kind)
        .where('notification.user_id', '=', test.fixture.administrator.id)
        .where('document.number', 'in', numbers)
        .orderBy('document.number');
      expect(await notices.select('document.number').execute()).toEqual(numbers.map((number) => ({ number })));
      const [documents = 0, , mails = 0, keys = 0] = before;
      expect([await count('document'), await count('external_key')]).toEqual([documents + 2, keys + 2]);
      const mailed = (await count('mail')) - mails;
      expect(mailed).toBeGreaterThan(0);
      await send(endpoint, rows, { notify: 'all' });
      expect((await count('mail')) - mails).toBe(mailed);
    },
  );

  it('[OP-50] refuse one of them alone, which the database refuses', async () => {
    await send(importCompanyContracts, [contractOf('R')]);
    const answers = await send(importCompanyLines, [
      { externalId: 'R-1', contract: 'V-R', ...lift, lineNo: 1 },
      { externalId: 'R-2', contract: 'V-R', ...lift, lineNo: 1 },
      { externalId: 'R-3', contract: 'V-R', ...lift },
      { externalId: 'R-4', contract: 'V-R', ...lift, lineNo: 7 },
      { externalId: 'R-5', contract: 'V-R', ...lift },
    ]);
    expect(told(answers)).toEqual(['created', '/lineNo taken', 'created', 'created', 'created']);
    const { db } = test.database;
    const numbers = db
      .selectFrom('contract_line')
      .where('contract_number', '=', 'V-R')
      .select('line_no')
      .orderBy('line_no');
    expect((await numbers.execute()).map((line) => line.line_no)).toEqual([1, 2, 7, 8]);
    expect(told(await send(importCompanyContracts, [contractOf('S'), { ...contractOf('T'), number: 'V-S' }]))).toEqual([
      'created',
      '/number taken',
    ]);
  });

  it('[OP-20] are there for a later row with the same id', async () => {
    await send(importCompanyContracts, [contractOf('U')]);
    const own = { externalId: 'U-1', contract: 'V-U', ...lift };
    const versions = [
      { ...own, sourceVersion: 1 },
      { ...own, sourceVersion: 1 },
      { ...own, sourceVersion: 2, fleetNumber: '204 118' },
      { ...own, sourceVersion: 1 },
      { ...own, sourceVersion: 3 },
    ];
    const answers = await send(importCompanyLines, versions);
    expect(answers.map(({ outcome }) => outcome)).toEqual(['created', 'unchanged', 'changed', 'refused', 'unchanged']);
    const key = test.database.db.selectFrom('external_key').where('external_id', '=', 'U-1').selectAll();
    expect(Number((await key.executeTakeFirstOrThrow()).source_version)).toBe(3);
  });

  it('[OP-20] are no other rows than those that are taken over once', async () => {
    await send(importCompanyContracts, [contractOf('Q')]);
    await send(importCompanyLines, [{ externalId: 'Q-1', contract: 'V-Q', ...lift, lineNo: 1 }]);
    const { db } = test.database;
    await db.deleteFrom('external_key').where('external_id', '=', 'Q-1').execute();
    const answers = await send(importCompanyLines, [
      { externalId: 'Q-2', contract: 'V-Q', ...lift, lineNo: 1, fleetNumber: '1' },
      { externalId: 'Q-3', contract: 'V-Q', ...lift, lineNo: 1, fleetNumber: '2' },
    ]);
    expect(told(answers)).toEqual(['changed', '/lineNo taken']);
    const lines = db.selectFrom('contract_line').where('contract_number', '=', 'V-Q').select('fleet_number');
    expect(await lines.execute()).toEqual([{ fleet_number: '1' }]);
  });

  it('[DOM-19] are one entry of their contract in the activity of its client', async () => {
    await send(importCompanyContracts, [contractOf('W', 'A'), contractOf('X', 'B')]);
    const lines = ['W', 'X', 'W', 'X'].map((contract, at) => ({
      externalId: `W-${at}`,
      contract: `V-${contract}`,
      ...lift,
    }));
    await send(importCompanyLines, lines);
    const { db } = test.database;
    const entries = await db
      .selectFrom('activity')
      .innerJoin('contract', 'contract.id', 'activity.resource_id')
      .where('contract.number', 'in', ['V-W', 'V-X'])
      .select(['contract.number', 'activity.client_id', 'action', 'fields', 'actor_id'])
      .orderBy('contract.number')
      .orderBy('action')
      .execute();
    const { a, b } = test.fixture;
    const company = { actor_id: null };
    expect(entries).toEqual([
      { ...company, number: 'V-W', client_id: a.id, action: 'created', fields: [] },
      { ...company, number: 'V-W', client_id: a.id, action: 'updated', fields: ['lines'] },
      { ...company, number: 'V-X', client_id: b.id, action: 'created', fields: [] },
      { ...company, number: 'V-X', client_id: b.id, action: 'updated', fields: ['lines'] },
    ]);
  });

  it('[OP-23] are changed with others, each into its own state', async () => {
    await send(importCompanyContracts, [contractOf('M')]);
    const line = (at: number, more: object) => ({ externalId: `M-${at}`, contract: 'V-M', ...lift, ...more });
    const rate = { currency: 'EUR', day: '80.00' };
    await send(
      importCompanyLines,
      [1, 2, 3].map((at) => line(at, { fleetNumber: `F-${at}`, rate })),
    );
    const back = { status: 'returned', offRentAt: '2026-11-10T15:00:00.000Z' };
    const answers = await send(importCompanyLines, [
      line(1, back),
      line(2, { fleetNumber: 'F-9' }),
      line(3, { chargedUntil: '2026-11-15', rate: { currency: 'EUR', day: '90.00' } }),
      line(2, { status: 'planned' }),
    ]);
    expect(told(answers)).toEqual(['changed', 'changed', 'changed', 'refused']);
    const lines = test.database.db.selectFrom('contract_line').where('contract_number', '=', 'V-M').orderBy('line_no');
    const columns = ['status', 'fleet_number', 'rate_price', 'charged_from', 'qty_returned', 'updated_by'] as const;
    const none = { charged_from: null, qty_returned: 0, updated_by: null };
    expect(await lines.select(columns).execute()).toEqual([
      { ...none, status: 'returned', fleet_number: 'F-1', rate_price: '80.00', qty_returned: 1 },
      { ...none, status: 'onRent', fleet_number: 'F-9', rate_price: '80.00' },
      { ...none, status: 'onRent', fleet_number: 'F-3', rate_price: '90.00', charged_from: '2026-11-16' },
    ]);
  });

  it('[OP-20] leave nothing behind a dry run', async () => {
    await send(importCompanyContracts, [contractOf('Y')]);
    const before = [await count('contract_line'), await count('activity'), await count('external_key')];
    const rows = [1, 2, 3].map((at) => ({ externalId: `Y-${at}`, contract: 'V-Y', ...lift }));
    expect(told(await send(importCompanyLines, rows, { dryRun: true }))).toEqual(['created', 'created', 'created']);
    expect([await count('contract_line'), await count('activity'), await count('external_key')]).toEqual(before);
  });
});
