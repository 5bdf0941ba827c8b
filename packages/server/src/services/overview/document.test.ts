import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { OpenDatabase } from '../../database/connection.ts';
import { openTestDatabase } from '../../testing/database.ts';
import { BRAM, documentId, insertDocuments, without } from './documents.fixture.ts';
import { callsOn, idOf, insertRentals, projectId } from './overview.fixture.ts';

let database: OpenDatabase;
let call: ReturnType<typeof callsOn>;
beforeAll(async () => {
  database = await openTestDatabase();
  await insertRentals(database.db);
  await insertDocuments(database.db);
  call = callsOn(database.db);
});
afterAll(() => database.close());

/** Numbers of unread documents, without their leading letters. */
const unread = async (circumstances?: Parameters<typeof call.documents>[1]) => {
  const { items } = await call.documents({ read: 'unread' }, circumstances);
  return items.map(({ number }) => Number(number.replace(/\D+/, ''))).toSorted((a, b) => a - b);
};

describe('GET /documents/amounts', () => {
  const sum = (amount: string, invoices: number, currency = 'EUR') => ({ amount: { amount, currency }, invoices });
  const insertOfPoland = () =>
    database.db
      .insertInto('document')
      .values({
        ...{ id: documentId(50), client_id: 1, type: 'invoice', number: 'I-50', project_id: projectId(2) },
        ...{ issued_on: '2026-11-01', due_on: '2026-11-30', status: 'open', currency: 'PLN', disputed: true },
        ...{ net: '800.00', gross: '984.00', due: '984.00' },
      })
      .execute();

  it('[DOM-06] sums what is to be paid, overdue and disputed, a currency each', async () => {
    const euros = { currency: 'EUR', open: sum('384.00', 4), overdue: sum('142.00', 2), disputed: sum('142.00', 2) };
    expect(await call.amounts()).toEqual({ currencies: [euros] });
    await insertOfPoland();
    const zloty = (amount: string, invoices: number) => sum(amount, invoices, 'PLN');
    const ofPoland = {
      currency: 'PLN',
      open: zloty('984.00', 1),
      overdue: zloty('0.00', 0),
      disputed: zloty('984.00', 1),
    };
    expect(await call.amounts()).toEqual({ currencies: [euros, ofPoland] });
    const { currencies } = await call.amounts(undefined, { scope: { projects: [projectId(2)] } });
    expect(currencies).toEqual([
      { currency: 'EUR', open: sum('21.00', 1), overdue: sum('21.00', 1), disputed: sum('21.00', 1) },
      ofPoland,
    ]);
    await database.db.deleteFrom('document').where('id', '=', documentId(50)).execute();
  });

  it('[DOM-10] counts without an amount for who lacks invoice-view', async () => {
    const { currencies } = await call.amounts(undefined, without('invoice-view'));
    const hidden = (invoices: number) => ({ amount: null, invoices });
    expect(currencies).toEqual([{ currency: 'EUR', open: hidden(4), overdue: hidden(2), disputed: hidden(2) }]);
  });
});

describe('GET /documents/{id}', () => {
  it('[DOM-06] shows an invoice with its lines in order and the VAT of each rate', async () => {
    const { invoice: shown, poNumber } = await call.document(documentId(1));
    const euros = (amount: string) => ({ amount, currency: 'EUR' });
    expect(poNumber).toBe('45-777');
    expect(shown).toMatchObject({
      net: euros('100.00'),
      vat: [
        { rate: '23', net: euros('50.00'), vat: euros('11.50') },
        { rate: '19', net: euros('50.00'), vat: euros('9.50') },
      ],
      corrects: null,
    });
    expect(shown?.lines).toEqual([
      {
        id: idOf(9, 2),
        text: 'Water',
        quantity: '1',
        unit: 'week',
        unitName: null,
        price: euros('50.00'),
        net: euros('50.00'),
        vatRate: '19',
      },
      {
        id: idOf(9, 1),
        text: 'Lift',
        quantity: '2.5',
        unit: 'week',
        unitName: null,
        price: euros('20.00'),
        net: euros('50.00'),
        vatRate: '23',
      },
    ]);
  });

  it('[DOM-06] names the invoice that a credit note corrects, which is never overdue', async () => {
    const { invoice: shown } = await call.document(documentId(6));
    expect(shown).toMatchObject({
      corrects: { id: documentId(4), number: 'I-4' },
      overdueDays: 0,
      gross: { amount: '-12.10', currency: 'EUR' },
    });
    const { invoice: corrected } = await call.document(documentId(4));
    expect(corrected?.correctedBy).toEqual([{ id: documentId(6), number: 'CN-6' }]);
    expect(shown?.correctedBy).toEqual([]);
    expect((await call.document(documentId(8))).invoice).toBeNull();
  });

  it('[DOM-10] hides every amount from who lacks invoice-view, and nothing else', async () => {
    const { invoice: shown } = await call.document(documentId(1), without('invoice-view'));
    expect(JSON.stringify(shown)).not.toMatch(/amount|121|50\.00|11\.50/);
    expect(shown).toMatchObject({
      net: null,
      gross: null,
      due: null,
      paid: null,
      vat: [
        { rate: '23', net: null, vat: null },
        { rate: '19', net: null, vat: null },
      ],
      lines: [
        { text: 'Water', price: null, net: null },
        { text: 'Lift', price: null, net: null },
      ],
    });
  });

  it.each([documentId(90), idOf(8, 77), 'garbage', ''])('[DOM-11] answers 404 to %j', async (id) => {
    await expect(call.document(id)).rejects.toMatchObject({ type: 'not-found' });
  });
});

describe('POST /documents/read', () => {
  const bram = { scope: { userId: BRAM } };

  it('[DOM-06] marks for the caller alone, once', async () => {
    await call.markRead({ ids: [documentId(8), documentId(9), documentId(8)] });
    await call.markRead({ ids: [documentId(9), documentId(7)] });
    expect(await unread()).toEqual([1, 2, 3, 4, 5, 6]);
    expect((await call.documentFacets({ read: 'unread' })).total).toBe(6);
    expect(await unread(bram)).toEqual([1, 2, 3, 4, 5, 6, 7, 8, 9]);
    expect([(await call.document(documentId(7))).unread, (await call.document(documentId(7), bram)).unread]).toEqual([
      false,
      true,
    ]);
  });

  it.each([documentId(90), idOf(8, 77)])('[DOM-11] marks nothing where one of them is %s', async (id) => {
    await expect(call.markRead({ ids: [documentId(1), id] }, bram)).rejects.toMatchObject({ type: 'not-found' });
    expect((await call.document(documentId(1), bram)).unread).toBe(true);
  });
});
