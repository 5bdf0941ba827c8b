import { createHash } from 'node:crypto';
import { DOMParser, type Element } from '@xmldom/xmldom';
import { unzipSync } from 'fflate';
import type { KyselyPlugin } from 'kysely';
import { getDocument } from 'pdfjs-dist/legacy/build/pdf.mjs';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { OpenDatabase } from '../../database/connection.ts';
import { documentArchive, receivedFile } from '../../documents/files.ts';
import { embeddedFiles } from '../../files/file-store.ts';
import type { FileAnswer } from '../../http/route.ts';
import { openTestDatabase } from '../../testing/database.ts';
import { documentId, insertDocuments } from './documents.fixture.ts';
import { callsOn, idOf, insertRentals, projectId } from './overview.fixture.ts';

let database: OpenDatabase;
let call: ReturnType<typeof callsOn>;
const LINES = 60;
const invoiceId = documentId(40);
const creditId = documentId(41);

beforeAll(async () => {
  database = await openTestDatabase();
  await insertRentals(database.db);
  await insertDocuments(database.db);
  await database.db
    .updateTable('operating_company')
    .set({ language: 'pl', legal_name: 'Łódź & Syn', vat_number: 'PL1234563218', peppol_id: '9945:PL1234563218' })
    .set({ iban: 'PL61109010140000071219812874', city: 'Łódź', line1: 'Składowa 5', postal_code: '90-001' })
    .execute();
  // At two rates. The totals are recalculated below from the files.
  const amounts = ['33.33', '0.05', '1234.56'];
  const lines = Array.from({ length: LINES }, (_, index) => ({
    id: idOf(50, index),
    client_id: 1,
    document_id: invoiceId,
    line_no: index + 1,
    text: index === 0 ? '=HYPERLINK("x") <Zażółć> & gęślą jaźń' : `Podnośnik ${index}`,
    quantity: '2',
    unit: 'week' as const,
    price: amounts[index % 3] ?? '0.00',
    net: (Number(amounts[index % 3]) * 2).toFixed(2),
    vat_rate: index % 2 ? '8' : '23',
  }));
  const common = { client_id: 1, due_on: '2026-12-01', currency: 'EUR', status: 'open' as const };
  const totals = { net: '50717.60', gross: '58578.82', due: '58578.82' };
  await database.db
    .insertInto('document')
    .values([
      {
        ...common,
        ...totals,
        id: invoiceId,
        type: 'invoice',
        number: 'I-40',
        issued_on: '2026-11-01',
        po_number: '=PO-7',
      },
      {
        ...common,
        id: creditId,
        type: 'creditNote',
        number: 'CN/41',
        issued_on: '2026-11-05',
        net: '-66.66',
        gross: '-81.99',
        due: '-81.99',
        corrects_document_id: invoiceId,
        project_id: projectId(1),
      },
    ])
    .execute();
  await database.db
    .insertInto('document_line')
    .values([
      ...lines,
      {
        id: idOf(51, 1),
        client_id: 1,
        document_id: creditId,
        line_no: 1,
        text: 'Podnośnik 0',
        quantity: '-2',
        unit: 'week',
        price: '33.33',
        net: '-66.66',
        vat_rate: '23',
      },
    ])
    .execute();
  call = callsOn(database.db);
});
afterAll(() => database.close());

const bytesOf = async ({ content }: FileAnswer): Promise<Uint8Array> =>
  content instanceof Uint8Array || content instanceof ReadableStream
    ? new Uint8Array(await new Response(content as Uint8Array<ArrayBuffer> | ReadableStream).arrayBuffer())
    : embeddedFiles.get(content);

const pdfOf = async (id: string) => {
  const bytes = await bytesOf(await call.invoicePdf(id));
  return { bytes, pdf: await getDocument({ data: new Uint8Array(bytes) }).promise };
};
const xmlOf = async (id: string): Promise<Element> => {
  const text = Buffer.from(await bytesOf(await call.invoiceUbl(id))).toString();
  const root = new DOMParser().parseFromString(text, 'application/xml').documentElement;
  if (!root) throw new Error('no document');
  return root;
};
const texts = (root: Element, name: string) =>
  Array.from(root.getElementsByTagName(name), ({ textContent }) => textContent ?? '');
const cents = (amount = '') => Math.round(Number(amount) * 100);
const total = (amounts: readonly string[]) => amounts.reduce((sum, amount) => sum + cents(amount), 0);

describe('GET /documents/{id}/pdf', () => {
  it('[DOM-22] draws an invoice of several pages in its language, tagged, with its fonts and its UBL inside', async () => {
    const { bytes, pdf } = await pdfOf(invoiceId);
    expect(pdf.numPages).toBeGreaterThan(1);
    const { info, metadata } = await pdf.getMetadata();
    expect(info).toMatchObject({ Language: 'pl', Title: 'Faktura I-40' });
    expect(Object.fromEntries((await pdf.getMarkInfo()) as unknown as Map<string, boolean>)).toMatchObject({
      Marked: true,
    });
    const xmp = metadata?.getRaw() ?? '';
    expect(new DOMParser().parseFromString(xmp, 'application/xml').documentElement).toBeTruthy();
    for (const part of ['<pdfaid:part>3<', '<pdfaid:conformance>A<', '<pdfuaid:part>1<']) expect(xmp).toContain(part);

    const pages = await Promise.all(Array.from({ length: pdf.numPages }, (_, index) => pdf.getPage(index + 1)));
    const contents = await Promise.all(pages.map((page) => page.getTextContent()));
    const text = contents.flatMap(({ items }) => items.map((item) => ('str' in item ? item.str : ''))).join(' ');
    expect(text).toContain('Zażółć');
    expect(text).toContain(`Podnośnik ${LINES - 1}`);
    expect(text).toMatch(/58\s?578,82/);
    expect(text.replaceAll('\u00a0', ' ')).toContain('+31 20 555 0100');
    // The country by its name, the account in groups, and a number with its unit in the right plural form.
    expect(text).toContain('Holandia');
    expect(text.replaceAll('\u00a0', ' ')).toContain('PL61 1090 1014 0000 0712 1981 2874');
    expect(text).toContain('2 tygodnie');
    expect(text).toContain(`Strona ${pdf.numPages} z ${pdf.numPages}`);

    // The structure tree of the first page covers a table that continues on further pages.
    const roles = JSON.stringify(await pages[0]?.getStructTree());
    expect(roles.match(/"role":"H1"/g)).toHaveLength(1);
    expect(roles.match(/"role":"TD"/g)).toHaveLength(5 * LINES);
    expect(roles.match(/"role":"TH"/g)).toHaveLength(5);

    const files = await pdf.getAttachments();
    expect([...(files?.keys() ?? [])]).toEqual(['invoice.xml']);
    const embedded = await pdf.getAttachmentContent('invoice.xml');
    expect(Buffer.from(embedded ?? [])).toEqual(Buffer.from(await bytesOf(await call.invoiceUbl(invoiceId))));
    // The same file each time: its tag identifies the content.
    expect(Buffer.from(bytes).equals(await bytesOf(await call.invoicePdf(invoiceId)))).toBe(true);
  });

  it('[DOM-22] names the invoice that a credit note corrects', async () => {
    const { pdf } = await pdfOf(creditId);
    const { items } = await (await pdf.getPage(1)).getTextContent();
    const text = items.map((item) => ('str' in item ? item.str : '')).join(' ');
    expect(text).toContain('Faktura korygująca CN/41');
    expect(text).toMatch(/Koryguje fakturę:\s+I-40/);
    expect(text).toContain('−81,99');
    expect((await call.invoicePdf(creditId)).name).toBe('credit-note-CN-41.pdf');
  });
});

describe('GET /documents/{id}/ubl', () => {
  it('[DOM-22] adds up to the cent by its own lines, rates and totals', async () => {
    const root = await xmlOf(invoiceId);
    expect(root.localName).toBe('Invoice');
    const lines = Array.from(root.getElementsByTagName('cac:InvoiceLine'));
    expect(lines).toHaveLength(LINES);
    const byRate: Record<string, number> = {};
    for (const line of lines) {
      const [net = ''] = texts(line, 'cbc:LineExtensionAmount');
      const [quantity = '', price = '', rate = ''] = ['cbc:InvoicedQuantity', 'cbc:PriceAmount', 'cbc:Percent'].map(
        (name) => texts(line, name)[0],
      );
      expect(Math.round(Number(quantity) * cents(price))).toBe(cents(net));
      byRate[rate] = (byRate[rate] ?? 0) + cents(net);
    }
    expect(texts(root, 'cbc:TaxableAmount').map(cents)).toEqual([byRate['23'], byRate['8']]);
    const taxes = [Math.round((byRate['23'] ?? 0) * 0.23), Math.round((byRate['8'] ?? 0) * 0.08)];
    expect(texts(root, 'cbc:TaxAmount').map(cents)).toEqual([(taxes[0] ?? 0) + (taxes[1] ?? 0), ...taxes]);
    const net = (byRate['23'] ?? 0) + (byRate['8'] ?? 0);
    expect(total(texts(root, 'cbc:TaxExclusiveAmount'))).toBe(net);
    expect(total(texts(root, 'cbc:PayableAmount'))).toBe(net + (taxes[0] ?? 0) + (taxes[1] ?? 0));
    expect(texts(lines[0] as Element, 'cbc:Name')).toEqual(['=HYPERLINK("x") <Zażółć> & gęślą jaźń']);
  });

  it('[DOM-22] bills four weeks as weeks, at a price for four of them', async () => {
    const line = () => database.db.updateTable('document_line').where('id', '=', idOf(51, 1));
    await line().set({ unit: 'fourWeek', quantity: '-1.5', price: '44.44' }).execute();
    const root = await xmlOf(creditId);
    await line().set({ unit: 'week', quantity: '-2', price: '33.33' }).execute();
    const [quantity] = Array.from(root.getElementsByTagName('cbc:CreditedQuantity'));
    const [base] = Array.from(root.getElementsByTagName('cbc:BaseQuantity'));
    expect([quantity?.textContent, quantity?.getAttribute('unitCode')]).toEqual(['6', 'WEE']);
    expect([base?.textContent, base?.getAttribute('unitCode')]).toEqual(['4', 'WEE']);
    expect((6 * 44.44) / 4).toBeCloseTo(66.66, 2);
    expect(texts(root, 'cbc:PriceAmount')).toEqual(['44.44']);
  });

  it('[DOM-22] credits positive amounts and refers to the invoice', async () => {
    const root = await xmlOf(creditId);
    expect(root.localName).toBe('CreditNote');
    expect(texts(root, 'cbc:CreditNoteTypeCode')).toEqual(['381']);
    const [reference] = Array.from(root.getElementsByTagName('cac:InvoiceDocumentReference'));
    expect(texts(reference as Element, 'cbc:ID')).toEqual(['I-40']);
    expect(texts(root, 'cbc:CreditedQuantity')).toEqual(['2']);
    expect(texts(root, 'cbc:PayableAmount')).toEqual(['81.99']);
  });
});

describe('GET /documents/{id}/csv', () => {
  it('[DOM-22] has a row each line, whose text is no formula', async () => {
    const text = Buffer.from(await bytesOf(await call.invoiceCsv(invoiceId))).toString();
    expect(text.startsWith('\uFEFF')).toBe(true);
    const rows = text.trim().split('\r\n');
    expect(rows).toHaveLength(LINES + 1);
    expect(rows[0]).toBe('Faktura,Data,Numer zamówienia,Umowy,Opis,Ilość,Jednostka,Cena,Netto,VAT %,Kwota VAT,Waluta');
    expect(rows[1]).toBe(
      `I-40,2026-11-01,'=PO-7,,"'=HYPERLINK(""x"") <Zażółć> & gęślą jaźń",2,tygodnie,33.33,66.66,23,15.33,EUR`,
    );
    expect(Buffer.from(await bytesOf(await call.invoiceCsv(creditId))).toString()).toContain(
      ',-2,tygodnie,33.33,-66.66,23,-15.33,EUR',
    );
  });
});

it('[DOM-98] the tag is the one of the content, also where the rental company replaces the file meanwhile', async () => {
  const fileOf = (text: string) => {
    const content = Buffer.from(text);
    return { content, size: content.length, sha256: createHash('sha256').update(content).digest('hex') };
  };
  const stored = { document_id: invoiceId, client_id: 1, stored_at: '2026-11-01T09:00:00Z' };
  await database.db
    .insertInto('document_file')
    .values({ ...stored, ...fileOf('first') })
    .execute();
  let isReplaced = false;
  const replacing: KyselyPlugin = {
    transformQuery: ({ node }) => node,
    async transformResult({ result }) {
      if (!isReplaced && result.rows.some((row) => 'sha256' in row && !('content' in row))) {
        isReplaced = true;
        await database.db.updateTable('document_file').set(fileOf('second')).execute();
      }
      return result;
    },
  };
  const answer = await callsOn(database.db.withPlugin(replacing)).invoicePdf(invoiceId);
  expect([isReplaced, answer.tag]).toEqual([true, fileOf('second').sha256]);
  expect(Buffer.from(await bytesOf(answer)).toString()).toBe('second');
  await database.db.deleteFrom('document_file').execute();
});

describe('GET /documents/archive', () => {
  it('[DOM-98] keeps documents apart whose numbers are written as one name', async () => {
    const documentNumbered = (number: string) => ({
      invoice: null,
      received: async () => receivedFile({ type: 'quote', number, voidedOn: null }, Buffer.from(number)),
      issuedOn: '2026-11-01',
    });
    const archive = await documentArchive([['Q/1', 'Q 1', 'q-1', 'Q-2'].map(documentNumbered)]);
    const zip = unzipSync(new Uint8Array(await new Response(archive).arrayBuffer()));
    expect(Object.entries(zip).map(([name, content]) => [name, Buffer.from(content).toString()])).toEqual([
      ['quote-Q-1.pdf', 'Q/1'],
      ['quote-Q-1 (2).pdf', 'Q 1'],
      ['quote-q-1 (3).pdf', 'q-1'],
      ['quote-Q-2.pdf', 'Q-2'],
    ]);
  });

  it('[DOM-22] packs each once, as PDF and UBL, and says which have no file', async () => {
    const zip = unzipSync(await bytesOf(await call.invoiceArchive([invoiceId, creditId, invoiceId])));
    expect(Object.keys(zip)).toEqual([
      'invoice-I-40.pdf',
      'invoice-I-40.xml',
      'credit-note-CN-41.pdf',
      'credit-note-CN-41.xml',
    ]);
    expect(Buffer.from(zip['invoice-I-40.pdf'] ?? []).equals(await bytesOf(await call.invoicePdf(invoiceId)))).toBe(
      true,
    );
    // A delivery note has no file.
    const answer = await call.invoiceArchive([creditId, documentId(7)]);
    expect(Object.keys(unzipSync(await bytesOf(answer)))).toEqual(['credit-note-CN-41.pdf', 'credit-note-CN-41.xml']);
    const { number } = await call.document(documentId(7));
    expect(answer.leftOut).toEqual([number]);
    // The whole list by its filters, of which delivery notes have no file.
    const whole = await call.listArchive({});
    const numbers = (await call.documents({ size: 200 })).items;
    const invoices = numbers.filter(({ type }) => type === 'invoice' || type === 'creditNote');
    expect(Object.keys(unzipSync(await bytesOf(whole)))).toHaveLength(2 * invoices.length);
    expect(whole.leftOut).toHaveLength(numbers.length - invoices.length);
    expect(Object.keys(unzipSync(await bytesOf(await call.listArchive({ type: ['creditNote'] }))))).toContain(
      'credit-note-CN-41.pdf',
    );
    await expect(call.listArchive({ type: ['creditNote'], q: 'nothing has this' })).rejects.toMatchObject({
      type: 'validation',
    });
    await expect(call.invoiceArchive([documentId(7)])).rejects.toMatchObject({ type: 'validation' });
    await expect(call.invoicePdf(documentId(7))).rejects.toMatchObject({ type: 'not-found' });
    // Belongs to another client.
    await expect(call.invoiceArchive([invoiceId, documentId(90)])).rejects.toMatchObject({ type: 'not-found' });
    await expect(call.invoicePdf(documentId(90))).rejects.toMatchObject({ type: 'not-found' });
    const confined = { scope: { projects: [projectId(2)] } };
    await expect(call.invoiceUbl(creditId, confined)).rejects.toMatchObject({ type: 'not-found' });
  });
});
