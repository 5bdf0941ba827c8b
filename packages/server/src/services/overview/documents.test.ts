import { DOCUMENT_LIST, DOCUMENT_TYPES, type listDocuments, type QueryInput } from '@hireyard/contract';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { OpenDatabase } from '../../database/connection.ts';
import { openTestDatabase } from '../../testing/database.ts';
import { documentId, insertDocuments, without } from './documents.fixture.ts';
import { callsOn, contractId, idOf, insertRentals, projectId } from './overview.fixture.ts';

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
/** Numbers of a page, without their leading letters. */
const numbersOf = async (query: Query = {}, circumstances: Circumstances = {}) =>
  (await call.documents(query, circumstances)).items.map(({ number }) => Number(number.replace(/\D+/, '')));
const sorted = async (query: Query = {}, circumstances: Circumstances = {}) =>
  (await numbersOf(query, circumstances)).toSorted((a, b) => a - b);
/** Counts of the values of a facet, without zero counts. */
const countsOf = (values: readonly { value: string; count: number | null }[] | undefined) =>
  Object.fromEntries((values ?? []).filter(({ count }) => count !== 0).map(({ value, count }) => [value, count]));
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
      poNumber: '45-777',
      from: '2026-10-01',
      to: '2026-10-28',
      unread: true,
      ...{ title: null, voidedOn: null, formats: ['pdf', 'ubl', 'csv'], hasFile: true },
      invoice: {
        status: 'open',
        dueDate: '2026-11-19',
        overdueDays: 1,
        disputed: false,
        asOf: null,
        net: { amount: '100.00', currency: 'EUR' },
        vatAmount: { amount: '21.00', currency: 'EUR' },
        gross: { amount: '121.00', currency: 'EUR' },
        due: { amount: '121.00', currency: 'EUR' },
      },
    });
    const [note] = (await call.documents({ type: ['certificate'] })).items;
    expect(note).toMatchObject({ project: null, contracts: [], from: null, to: null, invoice: null });
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
    ['the last day of a period', { to: '2026-10-31' }, [5, 9]],
    ['both days of a period', { from: '2026-10-31', to: '2026-11-01', type: ['invoice'] }, [1, 3, 4, 5]],
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

  it.each([
    ['an amount', '121.00', [1, 2, 3, 4, 5]],
    ['an amount with a comma and a currency', '€ 121,00', [1, 2, 3, 4, 5]],
    ['an amount without decimals', '121', [1, 2, 3, 4, 5]],
    ['the amount of a credit note, whatever its sign', '12,1 EUR', [6]],
    ['what is left to pay', '21.00', [3]],
    ['another amount', '121.01', []],
    ['an amount and a project', 'noord 121,00', [1, 2]],
  ])('[DOM-51] is searched by %s', async (_title, q, expected) => {
    expect(await sorted({ q })).toEqual(expected);
    expect((await call.documentFacets({ q })).total).toBe(expected.length);
  });

  it('[DOM-10] is neither searched nor sorted by amounts that its caller may not see', async () => {
    expect(await sorted({ q: '121.00' }, without('invoice-view'))).toEqual([]);
    await expect(call.documents({ sort: 'amount,desc' }, without('invoice-view'))).rejects.toMatchObject({
      extension: { errors: [{ pointer: '?sort', code: 'price-hidden' }] },
    });
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
    // The document belongs to the first project, one of its two contracts to the second.
    expect(await sorted({ q: 'C-260101' }, confined)).toEqual([1, 7]);
    for (const query of [{ q: 'C-260102' }, { q: '260102' }, { q: 'c-260101 c-260102' }]) {
      expect(await sorted(query, confined)).toEqual([]);
      expect((await call.documentFacets(query, confined)).total).toBe(0);
    }
  });

  it('[DOM-10] shows invoices without their amounts to who lacks invoice-view, whatever prices they see', async () => {
    const { items } = await call.documents({ type: ['invoice'] }, without('invoice-view'));
    expect(items).toHaveLength(5);
    for (const { invoice: head } of items)
      expect(head).toMatchObject({ net: null, vatAmount: null, gross: null, due: null });
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
    // Within a type, the latest document comes first.
    ['type,asc', [2, 1, 3, 4, 5, 6, 9, 7, 8]],
    ['project,asc', [3, 4, 9, 2, 1, 7, 6, 8, 5]],
    ['dueDate,asc', [6, 3, 4, 1, 2, 5, 7, 8, 9]],
    // Documents without a due date or an amount come last in both directions.
    ['dueDate,desc', [5, 2, 1, 4, 3, 6, 9, 8, 7]],
    ['amount,asc', [6, 1, 2, 3, 4, 5, 7, 8, 9]],
    ['amount,desc', [5, 4, 3, 2, 1, 6, 9, 8, 7]],
  ])('by %s', async (sort, expected) => {
    expect(await numbersOf({ sort })).toEqual(expected);
  });

  it.each(DOCUMENT_LIST.sorts)(
    'by %s is total: backwards is the reverse, and pages leave nothing out',
    async (field) => {
      const forwards = await numbersOf({ sort: `${field},asc` });
      expect(forwards).toHaveLength(9);
      const inReverse = await numbersOf({ sort: `${field},desc` });
      const hasValue = (number: number) => !['dueDate', 'amount'].includes(field) || number < 7;
      expect(inReverse.filter(hasValue)).toEqual(forwards.filter(hasValue).toReversed());
      const pages = [];
      for (const page of [0, 1, 2, 3, 4]) pages.push(...(await numbersOf({ sort: `${field},asc`, page, size: 2 })));
      expect(pages).toEqual(forwards);
    },
  );
});

describe('a page behind another', () => {
  const walk = async (sort: Query['sort'], size: number, between: (read: readonly number[]) => Promise<void>) => {
    const read: number[] = [];
    let after: string | undefined;
    do {
      const { items, next, hasMore } = await call.documents({ sort, size, after });
      expect(next !== undefined).toBe(hasMore);
      read.push(...items.map(({ number }) => Number(number.replace(/\D+/, ''))));
      await between(read);
      after = next;
    } while (after);
    return read;
  };

  it.each(DOCUMENT_LIST.sorts.flatMap((field) => [`${field},asc`, `${field},desc`] as const))(
    '[DOM-52] by %s has the same rows as the page of that number',
    async (sort) => {
      const all = await numbersOf({ sort });
      for (const size of [1, 2, 4]) expect(await walk(sort, size, async () => {})).toEqual(all);
    },
  );

  it('[DOM-52] repeats and leaves out no row while another one comes and goes', async () => {
    const { db } = database;
    const all = await numbersOf({ sort: 'date,desc' });
    const [newest] = await db.selectFrom('document').selectAll().where('id', '=', documentId(8)).execute();
    const row = { client_id: 1, type: 'certificate', issued_on: '2026-12-01' } as const;
    expect(newest).toBeDefined();
    const read = await walk('date,desc', 2, async ({ length }) => {
      const id = documentId(100 + length);
      await db
        .insertInto('document')
        .values({ ...row, id, number: `Z-${100 + length}` })
        .execute();
      if (length === 4) await db.deleteFrom('document').where('id', '=', documentId(102)).execute();
    });
    expect(read).toEqual(all);
    await db.deleteFrom('document').where('number', 'like', 'Z-%').execute();
  });

  it('[DOM-52] a page by number names the row in front of it', async () => {
    const { items } = await call.documents({ size: 3 });
    expect((await call.documents({ size: 3, page: 1 })).before).toBe(items[2]?.id);
    expect((await call.documents({ size: 3 })).before).toBeUndefined();
  });

  it.each([
    ['no cursor', 'x'],
    [
      'a cursor of another sort',
      Buffer.from(JSON.stringify(['number', 'asc', documentId(1), 'I-1'])).toString('base64url'),
    ],
    [
      'a value that is no date',
      Buffer.from(JSON.stringify(['date', 'desc', documentId(1), 'x'])).toString('base64url'),
    ],
  ])('[DOM-52] refuses %s', async (_title, after) => {
    await expect(call.documents({ after })).rejects.toMatchObject({
      extension: { errors: [{ pointer: '?after', code: 'format' }] },
    });
  });
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
