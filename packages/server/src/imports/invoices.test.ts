import { getDocumentAmounts, getInvoiceCsv, getInvoicePdf, getInvoiceUbl, listDocuments } from '@hireyard/contract';
import {
  getCompanyChanges,
  getCompanyInvoice,
  getCompanyInvoiceByExternalId,
  issueInvoice,
  putCompanyInvoice,
} from '@hireyard/contract/backoffice';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { TestApp } from '../testing/app.ts';
import { insertMachineAccount } from '../testing/fixture.ts';
import { changesSettle } from '../testing/settled-changes.ts';
import { fuel, invoice, invoiceCalls, startInvoices } from './invoices.fixture.ts';

const OF_DE = `hyb_${'d'.repeat(43)}`;
let test: TestApp;
const { put, send, seen, errorsOf, told, due } = invoiceCalls(() => test);

beforeAll(async () => {
  test = await startInvoices();
  const de = { code: 'DE', name: 'Hireyard DE', country: 'DE', currency: 'EUR', time_zone: 'Europe/Berlin' };
  await test.database.db.insertInto('operating_company').values(de).execute();
  await insertMachineAccount(test.database.db, 'DE', OF_DE);
});
afterAll(() => test.close());

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
