import { RIGHTS } from '@hireyard/contract';
import type { Insertable, Kysely } from 'kysely';
import type { Database } from '../../database/tables.ts';
import { contractId, idOf, projectId } from './overview.fixture.ts';

type DocumentRow = Insertable<Database['document']>;

export const documentId = (number: number) => idOf(8, number);
export const [ANNA, BRAM] = [idOf(7, 1), idOf(7, 2)];

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

/** Kade Noord is the first project, Haven 7 the second. NOW is 20 November. */
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
  // Belongs to another client.
  invoice(90, { client_id: 2, project_id: projectId(9), due_on: '2026-11-01', number: 'I-1-B' }),
];

/** Inserts documents of the contracts of `insertRentals`, and two users to read them. */
export async function insertDocuments(db: Kysely<Database>): Promise<void> {
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
        vat_rate: '23',
      },
      {
        ...line,
        id: idOf(9, 2),
        line_no: 1,
        text: 'Water',
        quantity: '1',
        price: '50.00',
        net: '50.00',
        vat_rate: '19.00',
      },
    ])
    .execute();
}

/** Returns a scope without some rights. */
export const without = (...rights: string[]) => ({
  scope: { rights: new Set(RIGHTS.filter((right) => !rights.includes(right))) },
});
