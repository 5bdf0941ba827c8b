import { DOCUMENT_LIST, DOCUMENT_TYPES, type listDocuments, type QueryInput, RIGHTS } from '@hireyard/contract';
import type { Insertable, Kysely } from 'kysely';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { OpenDatabase } from '../../database/connection.ts';
import type { Database } from '../../database/tables.ts';
import { openTestDatabase } from '../../testing/database.ts';
import { callsOn, contractId, idOf, insertRentals, projectId } from './overview.fixture.ts';

type DocumentRow = Insertable<Database['document']>;

const documentId = (number: number) => idOf(8, number);
const [ANNA, BRAM] = [idOf(7, 1), idOf(7, 2)];

const paper = (number: number, more: Partial<DocumentRow>): DocumentRow => ({
  id: documentId(number),
  client_id: 1,
  type: 'deliveryNote',
  number: `D-${number}`,
  issued_on: '2026-11-01',
  ...more,
});
const invoice = (number: number, more: Partial<DocumentRow>): DocumentRow =>
  paper(number, {
    type: 'invoice',
    number: `I-${number}`,
    status: 'open',
    due_on: '2026-12-01',
    net: '100.00',
    gross: '121.00',
    due: '121.00',
    currency: 'EUR',
    ...more,
  });

/** Kade Noord is the first project, Haven 7 the second; NOW is 20 November. */
const DOCUMENTS: readonly DocumentRow[] = [
  invoice(1, {
    project_id: projectId(1),
    due_on: '2026-11-19',
    po_number: '45-777',
    starts_on: '2026-10-01',
    ends_on: '2026-10-28',
  }),
  invoice(2, { project_id: projectId(1), due_on: '2026-11-20', issued_on: '2026-11-02' }),
  invoice(3, { project_id: projectId(2), due_on: '2026-11-10', status: 'partlyPaid', due: '21.00', disputed: true }),
  invoice(4, { project_id: projectId(2), due_on: '2026-11-10', status: 'paid', due: '0.00' }),
  invoice(5, { due_on: '2026-12-01', disputed: true, issued_on: '2026-10-31' }),
  invoice(6, {
    type: 'creditNote',
    number: 'CN-6',
    net: '-10.00',
    gross: '-12.10',
    due: '-12.10',
    due_on: '2026-11-01',
    corrects_document_id: documentId(4),
  }),
  paper(7, { project_id: projectId(1) }),
  paper(8, { type: 'certificate' }),
  paper(9, { type: 'quote', project_id: projectId(2), issued_on: '2026-09-15' }),
  // Another client's.
  invoice(90, { client_id: 2, project_id: projectId(9), due_on: '2026-11-01', number: 'I-1' }),
];

async function insertDocuments(db: Kysely<Database>): Promise<void> {
  for (const [id, email] of [
    [ANNA, 'anna@a.example'],
    [BRAM, 'bram@a.example'],
  ] as const) {
    await db
      .insertInto('app_user')
      .values({
        id,
        email,
        first_name: 'A',
        last_name: 'B',
        phone: null,
        language: 'nl',
        password_hash: null,
        status: 'active',
      })
      .execute();
  }
  for (const row of DOCUMENTS) await db.insertInto('document').values(row).execute();
  const links = [
    [1, 2],
    [1, 1],
    [7, 1],
    [90, 9],
  ] as const;
  await db
    .insertInto('document_contract')
    .values(
      links.map(([document, contract]) => ({
        document_id: documentId(document),
        contract_id: contractId(contract),
        client_id: document === 90 ? 2 : 1,
      })),
    )
    .execute();
  const line = { client_id: 1, unit: 'week' as const, document_id: documentId(1) };
  await db
    .insertInto('document_line')
    .values([
      {
        ...line,
        id: idOf(9, 1),
        line_no: 2,
        text: 'Lift',
        quantity: '2.500',
        price: '20.00',
        net: '50.00',
        vat_rate: '21',
      },
      {
        ...line,
        id: idOf(9, 2),
        line_no: 1,
        text: 'Water',
        quantity: '1',
        price: '50.00',
        net: '50.00',
        vat_rate: '9.00',
      },
    ])
    .execute();
}

let database: OpenDatabase;
let call: ReturnType<typeof callsOn>;
beforeAll(async () => {
  database = await openTestDatabase();
  await insertRentals(database.db);
  await insertDocuments(database.db);
  call = callsOn(database.db);
});
afterAll(() => database.close());

type Query = QueryInput<typeof listDocuments>;
type Circumstances = Parameters<typeof call.documents>[1];
/** The numbers of a page, without the letters before them. */
const numbersOf = async (query: Query = {}, circumstances: Circumstances = {}) =>
  (await call.documents(query, circumstances)).items.map(({ number }) => Number(number.replace(/\D+/, '')));
const sorted = async (query: Query = {}, circumstances: Circumstances = {}) =>
  (await numbersOf(query, circumstances)).toSorted((a, b) => a - b);
/** What each value of a facet counts, without those that count nothing. */
const countsOf = (values: readonly { value: string; count: number }[] | undefined) =>
  Object.fromEntries((values ?? []).filter(({ count }) => count > 0).map(({ value, count }) => [value, count]));
const without = (...rights: string[]) => ({
  scope: { rights: new Set(RIGHTS.filter((right) => !rights.includes(right))) },
});

describe('GET /documents', () => {
  it('[DOM-06] shows how an invoice stands, its contracts in order and what it is about', async () => {
    const [first] = (await call.documents({ q: 'I-1' })).items;
    expect(first).toEqual({
      id: documentId(1),
      type: 'invoice',
      number: 'I-1',
      date: '2026-11-01',
      project: { id: projectId(1), number: 'P-1', name: 'Kade Noord' },
      contracts: [
        { id: contractId(1), number: 'C-260101' },
        { id: contractId(2), number: 'C-260102' },
      ],
      from: '2026-10-01',
      till: '2026-10-28',
      unread: true,
      invoice: {
        status: 'open',
        dueDate: '2026-11-19',
        overdueDays: 1,
        disputed: false,
        gross: { amount: '121.00', currency: 'EUR' },
        due: { amount: '121.00', currency: 'EUR' },
      },
    });
    const [note] = (await call.documents({ type: ['certificate'] })).items;
    expect(note).toMatchObject({ project: null, contracts: [], from: null, till: null, invoice: null });
  });

  it('[DOM-06] finds what is overdue by the calendar of the operating company', async () => {
    expect(await sorted({ status: ['overdue'] })).toEqual([1, 3]);
    // Midnight in Amsterdam is an hour before midnight in UTC.
    const at = (now: string) => sorted({ status: ['overdue'] }, { now: new Date(now) });
    expect(await at('2026-11-20T22:59:59Z')).toEqual([1, 3]);
    expect(await at('2026-11-20T23:00:00Z')).toEqual([1, 2, 3]);
    expect(await at('2026-11-19T22:59:59Z')).toEqual([3]);
    const { items } = await call.documents({ status: ['overdue'] }, { now: new Date('2027-01-01T12:00:00Z') });
    expect(items.map(({ invoice: head }) => head?.overdueDays).toSorted()).toEqual([31, 42, 43, 52]);
  });

  it('[DOM-06] lists as overdue exactly what says that it is', async () => {
    for (const day of ['2026-11-01', '2026-11-11', '2026-11-20', '2026-11-21', '2026-12-02']) {
      const circumstances = { now: new Date(`${day}T12:00:00Z`) };
      const late = (await call.documents({}, circumstances)).items.filter(({ invoice: head }) => head?.overdueDays);
      expect(await sorted({ status: ['overdue'] }, circumstances), day).toEqual(
        late.map(({ number }) => Number(number.slice(2))).toSorted((a, b) => a - b),
      );
    }
  });

  it.each<[string, Query, number[]]>([
    ['a type', { type: ['invoice'] }, [1, 2, 3, 4, 5]],
    ['several types', { type: ['creditNote', 'quote'] }, [6, 9]],
    ['a status, whether overdue or disputed beside it', { status: ['open'] }, [1, 2, 5, 6]],
    ['disputed, whatever its status', { status: ['disputed'] }, [3, 5]],
    ['one status or another', { status: ['overdue', 'paid'] }, [1, 3, 4]],
    ['a project', { project: [projectId(1)] }, [1, 2, 7]],
    ['no project', { project: ['none'] }, [5, 6, 8]],
    ['a project and a status', { project: [projectId(2)], status: ['overdue'] }, [3]],
    ['nothing that is there', { project: [idOf(3, 77)] }, []],
    ["another client's project", { project: [projectId(9)] }, []],
    ['the first day of a period', { from: '2026-11-02' }, [2]],
    ['the last day of a period', { till: '2026-10-31' }, [5, 9]],
    ['both days of a period', { from: '2026-10-31', till: '2026-11-01', type: ['invoice'] }, [1, 3, 4, 5]],
  ])('[DOM-06] filters by %s', async (_title, query, expected) => {
    expect(await sorted(query)).toEqual(expected);
    expect((await call.documentFacets(query)).total).toBe(expected.length);
  });

  it.each([
    ['its number', 'cn-6', [6]],
    ['its PO number', '45-777', [1]],
    ['one of its contracts', 'C-260102', [1]],
    ['its project, by any part of the name', 'noord', [1, 2, 7]],
    ['two words', 'kade d-7', [7]],
    ['a sign of LIKE', '%', []],
  ])('[DOM-06] is searched by %s', async (_title, q, expected) => {
    expect(await sorted({ q })).toEqual(expected);
  });

  it('follows a project that gets another name, and a document that gets another contract', async () => {
    const { db } = database;
    await db.updateTable('project').set({ name: 'Łódź Süd' }).where('id', '=', projectId(2)).execute();
    expect(await sorted({ q: 'lodz sud' })).toEqual([3, 4, 9]);
    await db.updateTable('project').set({ name: 'Haven 7' }).where('id', '=', projectId(2)).execute();
    expect(await sorted({ q: 'lodz' })).toEqual([]);
    const link = { document_id: documentId(8), contract_id: contractId(3), client_id: 1 };
    await db.insertInto('document_contract').values(link).execute();
    expect(await sorted({ q: 'C-260103' })).toEqual([8]);
    await db.deleteFrom('document_contract').where('document_id', '=', documentId(8)).execute();
    expect(await sorted({ q: 'C-260103' })).toEqual([]);
  });

  it('[DOM-11] is not searched by a contract that its user cannot see', async () => {
    const confined = { scope: { projects: [projectId(1)] } };
    // The document is of the first project, one of its two contracts of the second.
    expect(await sorted({ q: 'C-260101' }, confined)).toEqual([1, 7]);
    for (const query of [{ q: 'C-260102' }, { q: '260102' }, { q: 'c-260101 c-260102' }]) {
      expect(await sorted(query, confined)).toEqual([]);
      expect((await call.documentFacets(query, confined)).total).toBe(0);
    }
  });

  it('[DOM-10] shows invoices without their amounts to who lacks invoice-view, whatever prices they see', async () => {
    const { items } = await call.documents({ type: ['invoice'] }, without('invoice-view'));
    expect(items).toHaveLength(5);
    for (const { invoice: head } of items) expect(head).toMatchObject({ gross: null, due: null });
    const shown = await call.documents(
      { type: ['invoice'] },
      { scope: { ...without('price-view').scope, prices: false } },
    );
    expect(shown.items.map(({ invoice: head }) => head?.gross?.amount)).toEqual(
      Array.from({ length: 5 }, () => '121.00'),
    );
  });

  it('[DOM-11] is confined to the projects of its user', async () => {
    const confined = { scope: { projects: [projectId(2)] } };
    expect(await sorted({}, confined)).toEqual([3, 4, 9]);
    expect(await sorted({ project: ['none', projectId(1)] }, confined)).toEqual([]);
    const { total, facets } = await call.documentFacets({}, confined);
    expect([total, countsOf(facets.project)]).toEqual([3, { [projectId(2)]: 3 }]);
    await expect(call.document(documentId(1), confined)).rejects.toMatchObject({ type: 'not-found' });
    await expect(call.markRead({ ids: [documentId(1)] }, confined)).rejects.toMatchObject({ type: 'not-found' });
  });
});

describe('the order of documents', () => {
  it.each<[Query['sort'], number[]]>([
    ['date,desc', [2, 8, 7, 6, 4, 3, 1, 5, 9]],
    ['number,asc', [6, 7, 8, 9, 1, 2, 3, 4, 5]],
    // Of one type, what was issued last comes first.
    ['type,asc', [2, 1, 3, 4, 5, 6, 9, 7, 8]],
    ['project,asc', [3, 4, 9, 2, 1, 7, 6, 8, 5]],
    ['dueDate,asc', [6, 3, 4, 1, 2, 5, 7, 8, 9]],
  ])('by %s', async (sort, expected) => {
    expect(await numbersOf({ sort })).toEqual(expected);
  });

  it.each(DOCUMENT_LIST.sorts)(
    'by %s is total: backwards is the reverse, and pages leave nothing out',
    async (field) => {
      const forwards = await numbersOf({ sort: `${field},asc` });
      expect(forwards).toHaveLength(9);
      expect(await numbersOf({ sort: `${field},desc` })).toEqual(forwards.toReversed());
      const pages = [];
      for (const page of [0, 1, 2, 3, 4]) pages.push(...(await numbersOf({ sort: `${field},asc`, page, size: 2 })));
      expect(pages).toEqual(forwards);
    },
  );
});

describe('GET /documents/facets', () => {
  it('[DOM-06] counts all, what is overdue and what is disputed beside the status that it has', async () => {
    const { total, facets } = await call.documentFacets({});
    expect(total).toBe(9);
    expect(countsOf(facets.type)).toEqual({ invoice: 5, creditNote: 1, deliveryNote: 1, certificate: 1, quote: 1 });
    expect(facets.type?.map(({ value }) => value)).toEqual([...DOCUMENT_TYPES]);
    expect(countsOf(facets.status)).toEqual({ open: 4, overdue: 2, disputed: 2, partlyPaid: 1, paid: 1 });
    expect(facets.project).toEqual([
      { value: projectId(2), label: 'Haven 7', count: 3 },
      { value: projectId(1), label: 'Kade Noord', count: 3 },
      { value: 'none', label: null, count: 3 },
    ]);
  });

  it.each<[string, Query]>([
    ['a type', { type: ['invoice'] }],
    ['a status', { status: ['open'] }],
    ['what is overdue', { status: ['overdue'] }],
    ['what is disputed, or paid', { status: ['disputed', 'paid'] }],
    ['a project', { project: [projectId(2), 'none'] }],
    ['all of them', { type: ['invoice'], status: ['overdue', 'disputed'], project: [projectId(1), projectId(2)] }],
    ['a search', { q: 'kade', status: ['open'] }],
    ['a period', { from: '2026-11-01', type: ['invoice', 'deliveryNote'] }],
    ['what is unread', { read: 'unread', status: ['open'] }],
  ])('[DOM-06] leaves each facet its own choice open beside %s', async (_title, query) => {
    const { facets } = await call.documentFacets(query);
    let counted = 0;
    for (const facet of DOCUMENT_LIST.facets) {
      for (const { value, count } of facets[facet] ?? []) {
        counted += 1;
        expect(count, `${facet} ${value}`).toBe((await numbersOf({ ...query, [facet]: [value] })).length);
      }
    }
    expect(counted).toBeGreaterThan(DOCUMENT_TYPES.length + 5);
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
        { rate: '21', net: euros('50.00'), vat: euros('10.50') },
        { rate: '9', net: euros('50.00'), vat: euros('4.50') },
      ],
      corrects: null,
    });
    expect(shown?.lines).toEqual([
      {
        id: idOf(9, 2),
        text: 'Water',
        quantity: '1',
        unit: 'week',
        price: euros('50.00'),
        net: euros('50.00'),
        vatRate: '9',
      },
      {
        id: idOf(9, 1),
        text: 'Lift',
        quantity: '2.5',
        unit: 'week',
        price: euros('20.00'),
        net: euros('50.00'),
        vatRate: '21',
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
    expect((await call.document(documentId(8))).invoice).toBeNull();
  });

  it('[DOM-10] hides every amount from who lacks invoice-view, and nothing else', async () => {
    const { invoice: shown } = await call.document(documentId(1), without('invoice-view'));
    expect(JSON.stringify(shown)).not.toMatch(/amount|121|50\.00|10\.50/);
    expect(shown).toMatchObject({
      net: null,
      gross: null,
      due: null,
      vat: [
        { rate: '21', net: null, vat: null },
        { rate: '9', net: null, vat: null },
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
    expect(await sorted({ read: 'unread' })).toEqual([1, 2, 3, 4, 5, 6]);
    expect((await call.documentFacets({ read: 'unread' })).total).toBe(6);
    expect(await sorted({ read: 'unread' }, bram)).toEqual([1, 2, 3, 4, 5, 6, 7, 8, 9]);
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
