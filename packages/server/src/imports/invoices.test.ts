import {
  getAttention,
  getDocument,
  getDocumentAmounts,
  getInvoiceCsv,
  getInvoicePdf,
  getInvoiceUbl,
  listDocuments,
} from '@hireyard/contract';
import {
  getCompanyChanges,
  getCompanyInvoice,
  getCompanyInvoiceByExternalId,
  importCompanyClients,
  importCompanyContracts,
  importCompanyDepots,
  importCompanyInvoices,
  issueCreditNote,
  issueInvoice,
  putCompanyInvoice,
  recordPayment,
} from '@hireyard/contract/backoffice';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { startTestApp, type TestApp } from '../testing/app.ts';
import { insertMachineAccount } from '../testing/fixture.ts';
import { insertLine } from '../testing/fixture-lines.ts';
import { changesSettle } from '../testing/settled-changes.ts';

const OF_DE = `hyb_${'d'.repeat(43)}`;
let test: TestApp;
const put = (externalId: string, body: object, query = {}) =>
  test.call(putCompanyInvoice, { sample: { params: { externalId }, query, body } });
const send = async (items: readonly object[], more: object = {}) =>
  (await test.call(importCompanyInvoices, { sample: { body: { items, ...more } } })).json().items;
const seen = async (id: string) => (await test.call(getDocument, { sample: { params: { id } } })).json();
const errorsOf = async (externalId: string, body: object) => (await put(externalId, body)).json().errors;
const told = async (id: string) =>
  (await test.database.db.selectFrom('notification').select('id').where('resource_id', '=', id).execute()).length;
const due = async () =>
  (await test.call(getAttention, { sample: { query: { size: '200' } } }))
    .json()
    .items.filter(({ cause }: { cause: string }) => cause === 'invoiceDue')
    .map(({ subject }: { subject: { name: string } }) => subject.name);

beforeAll(async () => {
  test = await startTestApp();
  const de = { code: 'DE', name: 'Hireyard DE', country: 'DE', currency: 'EUR', time_zone: 'Europe/Berlin' };
  await test.database.db.insertInto('operating_company').values(de).execute();
  await insertMachineAccount(test.database.db, 'DE', OF_DE);
  const contact = { phone: '+31235550100', email: 'haarlem@hireyard.example' };
  const place = { line1: 'Havenweg 4', postalCode: '2031 AB', city: 'Haarlem', country: 'NL' };
  const depot = { externalId: 'D', name: 'Haarlem', ...place, ...contact };
  await test.call(importCompanyDepots, { sample: { body: { items: [depot] } } });
  const clients = [test.fixture.a, test.fixture.b].map(({ id, name }, index) => ({
    ...{ externalId: 'AB'[index], name, customerNumber: `Customer-${id}`, rentalContact: contact },
  }));
  await test.call(importCompanyClients, { sample: { body: { items: clients } } });
  const contracts = ['A', 'B'].map((client) => ({
    externalId: `K-${client}`,
    client,
    number: `K-${client}`,
    depot: 'D',
  }));
  await test.call(importCompanyContracts, { sample: { body: { items: contracts } } });
});
afterAll(() => test.close());

const fuel = { text: 'Diesel', quantity: '12.5', unit: 'l', price: '1.80', vatRate: '21' };
const invoice = (number: string) => ({
  ...{ client: 'A', number, issuedOn: '2026-11-02', dueOn: '2026-12-02', contracts: ['K-A'], lines: [fuel] },
});

describe('invoices by the company’s own ids', () => {
  it('[OP-36] have units and totals of their own, which the client sees as they are', async () => {
    const discount = { text: 'Discount', quantity: '1', price: '-2.5', vatRate: '21' };
    // A cent more for each line than its VAT comes to: other systems round it for each line.
    const own = { lines: [fuel, discount], net: '20', gross: '24.21' };
    const made = await put('R-1', { ...invoice('R-1'), ...own });
    expect([made.statusCode, made.json()]).toMatchObject([
      201,
      {
        ...{ externalId: 'R-1', status: 'open', net: { amount: '20.00' }, gross: { amount: '24.21' } },
        ...{ due: { amount: '24.21' }, contracts: ['K-A'], client: { externalId: 'A' } },
        lines: [
          { unit: 'piece', unitName: 'l', quantity: '12.5', net: { amount: '22.50' } },
          { unit: 'piece', unitName: null, net: { amount: '-2.50' } },
        ],
      },
    ]);
    expect((await put('R-1', { ...invoice('R-1'), ...own })).json().outcome).toBe('unchanged');
    const { id } = made.json();
    expect(await seen(id)).toMatchObject({
      contracts: [{ number: 'K-A' }],
      formats: ['pdf', 'csv'],
      invoice: { gross: { amount: '24.21' }, vat: [{ net: { amount: '20.00' }, vat: { amount: '4.21' } }] },
    });
    // UBL would not add up.
    expect((await test.call(getInvoiceUbl, { sample: { params: { id } } })).statusCode).toBe(404);
    expect((await test.call(getInvoicePdf, { sample: { params: { id } } })).statusCode).toBe(200);
    const same = await put('R-1', { ...invoice('R-1'), lines: own.lines });
    expect(same.json()).toMatchObject({ outcome: 'changed', gross: { amount: '24.20' } });
    expect((await seen(id)).formats).toEqual(['pdf', 'ubl', 'csv']);
    expect((await test.call(getCompanyInvoice, { sample: { params: { id } } })).json().externalId).toBe('R-1');
  });

  it('[OP-36] are refused where they do not add up within a cent a line, with the bound', async () => {
    const wrong = (more: object) => errorsOf('R-404', { ...invoice('R-404'), ...more });
    expect(await wrong({ net: '22.52' })).toEqual([{ pointer: '/net', code: 'too-large', params: { max: 22.51 } }]);
    expect(await wrong({ gross: '27.21' })).toEqual([{ pointer: '/gross', code: 'too-small', params: { min: 27.22 } }]);
    // A price has two decimals, so an amount may differ by half a cent for each unit.
    expect(await wrong({ lines: [{ ...fuel, net: '22.58' }] })).toEqual([
      { pointer: '/lines/0/net', code: 'too-large', params: { max: 22.57 } },
    ]);
    expect(await wrong({ lines: [{ ...fuel, price: '-1.80' }] })).toContainEqual({
      ...{ pointer: '/lines', code: 'too-small', params: { min: 0 } },
    });
    expect(await wrong({ lines: undefined })).toContainEqual({ pointer: '/lines', code: 'required' });
    expect(await wrong({ contracts: ['K-A', 'K-B'] })).toEqual([{ pointer: '/contracts/1', code: 'reference' }]);
    expect(await wrong({ number: 'R-1' })).toEqual([{ pointer: '/number', code: 'taken' }]);
    expect(await wrong({ due: '27.24' })).toEqual([{ pointer: '/due', code: 'too-large', params: { max: 27.23 } }]);
    expect(await wrong({ payments: [{ amount: '28', receivedOn: '2026-11-23' }] })).toEqual([
      { pointer: '/payments', code: 'too-large', params: { max: 27.23 } },
      { pointer: '/payments/0/receivedOn', code: 'in-future' },
    ]);
    expect(
      (await test.call(getCompanyInvoiceByExternalId, { sample: { params: { externalId: 'R-404' } } })).statusCode,
    ).toBe(404);
  });

  it('[OP-61] have prices with up to four decimals, everywhere as they were sent', async () => {
    const own = { ...invoice('R-4'), lines: [{ ...fuel, quantity: '1000', price: '1.2345' }] };
    const made = (await put('R-4', own)).json();
    expect(made).toMatchObject({ lines: [{ price: { amount: '1.2345' }, net: { amount: '1234.50' } }] });
    expect((await put('R-4', own)).json().outcome).toBe('unchanged');
    const sample = { params: { id: made.id } };
    expect((await seen(made.id)).invoice.lines).toMatchObject([{ price: { amount: '1.2345' } }]);
    expect((await test.call(getInvoiceUbl, { sample })).body).toContain('>1.2345</cbc:PriceAmount>');
    expect((await test.call(getInvoiceCsv, { sample })).body).toContain(',1.2345,1234.50,');
    expect(await errorsOf('R-5', { ...invoice('R-5'), lines: [{ ...fuel, price: '1.23456' }] })).toEqual([
      { pointer: '/lines/0/price', code: 'format' },
    ]);
  });

  it('[OP-62] replace a void one by its id or number, once, and both name the other', async () => {
    const [, replaced] = await send(
      [invoice('S-0'), { ...invoice('S-1'), externalId: 'S-1' }].map((one) => ({ externalId: one.number, ...one })),
    );
    expect(replaced).toMatchObject({ outcome: 'created' });
    const replacing = (number: string, replaces: string | null) => ({ ...invoice(number), replaces });
    // Both would be owed.
    expect(await errorsOf('S-2', replacing('S-2', 'S-1'))).toEqual([{ pointer: '/replaces', code: 'choice' }]);
    expect(await errorsOf('S-2', replacing('S-2', 'S-404'))).toEqual([{ pointer: '/replaces', code: 'reference' }]);
    const old = (await put('S-1', { ...invoice('S-1'), voidedOn: '2026-11-10' })).json();
    const made = (await put('S-2', replacing('S-2', 'S-1'))).json();
    expect(made).toMatchObject({ replaces: 'S-1', replacesId: old.id });
    expect((await put('S-2', invoice('S-2'))).json().outcome).toBe('unchanged');
    expect((await test.call(getCompanyInvoice, { sample: { params: { id: old.id } } })).json()).toMatchObject({
      ...{ replacesId: null, replacedById: made.id },
    });
    expect((await seen(made.id)).invoice).toMatchObject({ replaces: { number: 'S-1' }, replacedBy: null });
    expect((await seen(old.id)).invoice).toMatchObject({ replaces: null, replacedBy: { id: made.id, number: 'S-2' } });
    const ubl = (await test.call(getInvoiceUbl, { sample: { params: { id: made.id } } })).body;
    expect(ubl).toMatch(/<cac:BillingReference>\s*<cac:InvoiceDocumentReference>\s*<cbc:ID>S-1</);
    for (const { id } of [old, made])
      expect((await test.call(getInvoicePdf, { sample: { params: { id } } })).statusCode).toBe(200);
    expect(await errorsOf('S-3', replacing('S-3', 'S-1'))).toEqual([{ pointer: '/replaces', code: 'taken' }]);
    // One that the portal has without an id of the company’s own goes by its number.
    await put('S-0', { ...invoice('S-0'), voidedOn: '2026-11-10' });
    await test.database.db.deleteFrom('external_key').where('external_id', '=', 'S-0').execute();
    expect((await put('S-3', replacing('S-3', 'S-0'))).json()).toMatchObject({ replaces: 'S-0' });
    expect((await put('S-3', replacing('S-3', null))).json()).toMatchObject({ outcome: 'changed', replaces: null });
  });

  it('[OP-63] say why no tax is charged, on screen and in UBL, and have no UBL where nothing says so', async () => {
    const untaxed = { ...fuel, vatRate: '0' };
    const made = async (number: string, line: object) =>
      (await put(number, { ...invoice(number), from: '2026-10-01', to: '2026-10-31', lines: [line] })).json();
    const silent = await made('T-1', untaxed);
    expect((await seen(silent.id)).formats).toEqual(['pdf', 'csv']);
    const reverse = await made('T-2', { ...untaxed, vatCategory: 'AE' });
    expect(reverse.lines).toMatchObject([{ vatCategory: 'AE', vatReason: null, vatReasonCode: null }]);
    expect(await seen(reverse.id)).toMatchObject({
      formats: ['pdf', 'ubl', 'csv'],
      invoice: { vat: [{ rate: '0', untaxed: { category: 'AE', reason: null } }] },
    });
    const exempt = { ...untaxed, vatCategory: 'E', vatReason: 'Insurance', vatReasonCode: 'VATEX-EU-132' };
    const insured = await made('T-3', exempt);
    expect(await made('T-3', exempt)).toMatchObject({ outcome: 'unchanged' });
    expect((await seen(insured.id)).invoice.vat).toMatchObject([{ untaxed: { category: 'E', reason: 'Insurance' } }]);
    const ubl = (await test.call(getInvoiceUbl, { sample: { params: { id: insured.id } } })).body;
    expect(ubl).toContain('<cbc:TaxExemptionReason>Insurance<');
    expect(await errorsOf('T-4', { ...invoice('T-4'), lines: [{ ...fuel, vatCategory: 'AE' }] })).toEqual([
      { pointer: '/lines/0/vatRate', code: 'too-large', params: { max: 0 } },
    ]);
  });

  it('[OP-36] are paid, and payments are taken back', async () => {
    const paid = async (payments: readonly object[]) => {
      const { status, due: left } = (await put('P-1', { ...invoice('P-1'), payments })).json();
      return [status, left.amount];
    };
    const [first, second] = [
      { amount: '20', receivedOn: '2026-11-18' },
      { amount: '7.23', receivedOn: '2026-11-19', reference: 'Transfer 2' },
    ];
    expect(await paid([])).toEqual(['open', '27.23']);
    expect(await paid([first])).toEqual(['partlyPaid', '7.23']);
    expect(await paid([second, first])).toEqual(['paid', '0.00']);
    expect((await put('P-1', { ...invoice('P-1'), payments: [first, second] })).json().outcome).toBe('unchanged');
    expect(await paid([first])).toEqual(['partlyPaid', '7.23']);
    // Settled elsewhere, by a credit note for example. It stays so when the row comes again.
    expect((await put('P-1', { ...invoice('P-1'), due: '0' })).json()).toMatchObject({ status: 'paid' });
    expect((await put('P-1', invoice('P-1'))).json()).toMatchObject({ status: 'paid', outcome: 'unchanged' });
  });

  it('[OP-36] loaded for the past tell nobody, and nothing waits for them', async () => {
    const past = { issuedOn: '2024-05-02', dueOn: '2024-06-01' };
    const items = Array.from({ length: 40 }, (_, index) => ({
      ...{ externalId: `H-${index}`, ...invoice(`H-${index}`), ...past },
      ...(index % 2 ? { due: '0' } : { asOf: '2025-12-31' }),
    }));
    const mails = async () => (await test.database.db.selectFrom('mail').select('id').execute()).length;
    const before = { mails: await mails(), due: await due() };
    const answers = await send(items, { notify: 'none' });
    expect(answers.map(({ outcome }: { outcome: string }) => outcome)).toEqual(items.map(() => 'created'));
    expect({ mails: await mails(), due: await due() }).toEqual(before);
    const { items: found } = (await test.call(listDocuments, { sample: { query: { q: 'H-10' } } })).json();
    expect(found).toMatchObject([{ unread: false, invoice: { status: 'open', asOf: '2025-12-31', overdueDays: 0 } }]);
    const figures = async () => (await test.call(getDocumentAmounts)).json();
    const amounts = await figures();
    // Nobody is told of the past without being asked not to.
    const one = await put('H-X', { ...invoice('H-X'), ...past, asOf: '2025-12-31' });
    expect(await told(one.json().id)).toBe(0);
    expect(await figures()).toEqual(amounts);
    // What is still owed and current is said.
    const current = await put('H-Y', { ...invoice('H-Y'), dueOn: '2026-11-10' });
    expect(await told(current.json().id)).toBeGreaterThan(0);
    expect(await due()).toContain('H-Y');
  });

  it('[OP-36] that are void keep their number, are owed no more, and stay void', async () => {
    await put('V-1', { ...invoice('V-1'), dueOn: '2026-11-10' });
    expect(await due()).toContain('V-1');
    const made = await put('V-1', { ...invoice('V-1'), voidedOn: '2026-11-19' });
    expect(made.json()).toMatchObject({ status: 'void', voidedOn: '2026-11-19', due: { amount: '0.00' } });
    expect(await due()).not.toContain('V-1');
    const { id } = made.json();
    expect(await seen(id)).toMatchObject({
      ...{ number: 'V-1', voidedOn: '2026-11-19', formats: ['pdf'], actions: [] },
      invoice: { status: 'void', overdueDays: 0, gross: { amount: '27.23' }, paid: null },
    });
    const pdf = await test.call(getInvoicePdf, { sample: { params: { id } } });
    expect(pdf.headers['content-disposition']).toContain('void-invoice-V-1.pdf');
    const { items } = (await test.call(listDocuments, { sample: { query: { status: 'void' } } })).json();
    expect(items.map(({ number }: { number: string }) => number)).toContain('V-1');
    const back = await put('V-1', { ...invoice('V-1'), voidedOn: null });
    expect(back.json()).toMatchObject({ type: 'illegal-transition', current: 'void', allowed: [] });
    expect(await errorsOf('V-1', { ...invoice('V-1'), voidedOn: '2026-11-21' })).toEqual([
      { pointer: '/voidedOn', code: 'in-future' },
    ]);
    const body = { amount: { amount: '1', currency: 'EUR' }, receivedOn: '2026-11-20', reference: null };
    const pay = await test.call(recordPayment, { sample: { params: { id }, body } });
    expect(pay.json()).toMatchObject({ type: 'illegal-transition', current: 'void', allowed: [] });
  });

  it('[OP-36] are corrected by credit notes, which name them and take back no more', async () => {
    const { id } = (await put('C-1', invoice('C-1'))).json();
    const note = { ...invoice('CN-1'), type: 'creditNote', corrects: 'C-1', lines: [{ ...fuel, quantity: '2.5' }] };
    const made = await put('CN-1', { ...note, due: '0' });
    expect(made.json()).toMatchObject({
      ...{ type: 'creditNote', status: 'paid', corrects: 'C-1', correctsId: id, gross: { amount: '-5.45' } },
      lines: [{ quantity: '-2.5', net: { amount: '-4.50' } }],
    });
    expect((await put('CN-1', note)).json().outcome).toBe('unchanged');
    expect((await seen(id)).invoice.correctedBy).toMatchObject([{ number: 'CN-1' }]);
    const more = { ...note, number: 'CN-2', lines: [fuel] };
    expect(await errorsOf('CN-2', more)).toEqual([{ pointer: '/lines', code: 'too-large' }]);
    expect(await errorsOf('CN-3', { ...note, number: 'CN-3', corrects: 'C-404' })).toEqual([
      { pointer: '/corrects', code: 'reference' },
    ]);
    expect(await errorsOf('C-2', { ...invoice('C-2'), corrects: 'C-1' })).toEqual([
      { pointer: '/corrects', code: 'choice' },
    ]);
    expect(await errorsOf('C-1', { ...invoice('C-1'), type: 'creditNote' })).toEqual([
      { pointer: '/type', code: 'taken' },
    ]);
    await put('C-1', { ...invoice('C-1'), voidedOn: '2026-11-19' });
    const credit = { number: 'CN-4', issuedOn: '2026-11-20', lines: [{ ...fuel, line: null, period: null }] };
    const refused = await test.call(issueCreditNote, { sample: { params: { id }, body: credit } });
    expect(refused.json().errors).toEqual([{ pointer: '/lines', code: 'too-large' }]);
  });

  it('[OP-36] charged days never change, and a void invoice gives them back', async () => {
    const lineId = await insertLine(test.database.db, test.fixture.a.contractId, 'onRent');
    const period = { from: '2026-11-02', to: '2026-11-08', days: 5 };
    const line = {
      line: lineId,
      text: 'Rent',
      quantity: '1',
      unit: 'week',
      price: '80',
      vatRate: '21',
      period,
    };
    const body = {
      client: test.fixture.a.uuid,
      number: 'D-1',
      issuedOn: '2026-11-20',
      dueOn: '2026-12-20',
      poNumber: null,
    };
    const issued = await test.call(issueInvoice, { sample: { body: { ...body, lines: [line] } } });
    expect(issued.statusCode, issued.body).toBe(201);
    const own = { client: 'A', number: 'D-1', issuedOn: '2026-11-20', dueOn: '2026-12-20' };
    // Taken over by its number, with the lines that it has.
    expect((await put('D-1', own)).json()).toMatchObject({ id: issued.json().id, gross: { amount: '96.80' } });
    expect(await errorsOf('D-1', { ...own, lines: [fuel] })).toEqual([{ pointer: '/lines', code: 'taken' }]);
    expect(await errorsOf('D-1', { ...own, number: 'D-2' })).toEqual([{ pointer: '/number', code: 'taken' }]);
    const charged = () =>
      test.database.db
        .selectFrom('rental_period')
        .where('contract_line_id', '=', lineId)
        .where('starts_on', '=', '2026-11-02')
        .select(['days', 'invoice_number'])
        .execute();
    expect(await charged()).toEqual([{ days: 5, invoice_number: 'D-1' }]);
    await put('D-1', { ...own, voidedOn: '2026-11-20' });
    expect(await charged()).toEqual([{ days: 5, invoice_number: null }]);
  });

  it('[OP-36] are among the changes by their own ids, and another company’s are neither seen nor changed', async () => {
    const { id } = (await put('X-1', invoice('X-1'))).json();
    await changesSettle(test.database.db);
    const { items } = (await test.call(getCompanyChanges, { sample: { query: { kind: 'invoice' } } })).json();
    expect(items).toContainEqual(
      expect.objectContaining({ kind: 'invoice', id, externalId: 'X-1', path: '/api/backoffice/invoices/X-1' }),
    );
    const foreign = { params: { externalId: 'X-1' } };
    const read = await test.call(getCompanyInvoiceByExternalId, { sample: foreign, token: OF_DE });
    expect(read.statusCode).toBe(404);
    const sample = { ...foreign, body: invoice('X-1') };
    expect((await test.call(putCompanyInvoice, { sample, token: OF_DE })).json().errors).toEqual([
      { pointer: '/client', code: 'reference' },
    ]);
  });
});

it('[OP-36] an invoice of the portal takes units and discounts of its own, and tells nobody if asked', async () => {
  const line = { ...fuel, line: null, period: null };
  const lines = [line, { ...line, text: 'Discount', price: '-0.50', quantity: '1' }];
  const body = {
    client: test.fixture.a.uuid,
    number: 'N-1',
    issuedOn: '2026-11-20',
    dueOn: '2026-12-20',
    poNumber: null,
  };
  const quiet = await test.call(issueInvoice, { sample: { body: { ...body, lines, notify: 'none' } } });
  expect(quiet.json()).toMatchObject({ gross: { amount: '26.62' }, lines: [{ unitName: 'l' }, { unitName: 'l' }] });
  expect(await told(quiet.json().id)).toBe(0);
  const negative = { ...body, number: 'N-2', lines: [{ ...line, price: '-1.80' }] };
  expect((await test.call(issueInvoice, { sample: { body: negative } })).json().errors).toEqual([
    { pointer: '/lines', code: 'too-small', params: { min: 0 } },
  ]);
});
