import { getInvoicePdf, getInvoiceUbl, listDocuments } from '@hireyard/contract';
import { getCompanyInvoice, issueCreditNote, issueInvoice, recordPayment } from '@hireyard/contract/backoffice';
import { afterAll, beforeAll, expect, it } from 'vitest';
import type { TestApp } from '../testing/app.ts';
import { insertLine } from '../testing/fixture-lines.ts';
import { fuel, invoice, invoiceCalls, startInvoices } from './invoices.fixture.ts';

let test: TestApp;
const { put, send, seen, errorsOf, due } = invoiceCalls(() => test);
beforeAll(async () => {
  test = await startInvoices();
});
afterAll(() => test.close());

it('[OP-62] invoices replace a void one by its id or number, once, and both name the other', async () => {
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

it('[OP-36] invoices that are void keep their number, are owed no more, and stay void', async () => {
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

it('[OP-36] invoices are corrected by credit notes, which name them and take back no more', async () => {
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
