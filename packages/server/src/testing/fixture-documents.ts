import { createHash } from 'node:crypto';
import type { InvoiceStatus } from '@hireyard/contract';
import type { Insertable, Kysely } from 'kysely';
import type { Database } from '../database/tables.ts';

type DocumentRow = Insertable<Database['document']>;

/** Amounts of a document, with 21 % VAT on its one line. */
const INVOICED = { status: 'open', net: '245.16', gross: '296.64', due: '296.64', currency: 'EUR' } as const;
const CREDITED = { status: 'paid', net: '-61.29', gross: '-74.16', due: '0.00', currency: 'EUR' } as const;

/**
 * Inserts the documents of a contract: an overdue, disputed invoice with a line, its credit note, and a delivery note with
 * its file.
 * Every text starts with `label`. Returns the id of the credit note, which has a value in every field.
 */
export async function insertDocuments(db: Kysely<Database>, label: string, contractId: string): Promise<string> {
  const contract = await db.selectFrom('contract').selectAll().where('id', '=', contractId).executeTakeFirstOrThrow();
  const line = await db
    .selectFrom('contract_line')
    .select('id')
    .where('contract_id', '=', contractId)
    .orderBy('line_no')
    .executeTakeFirstOrThrow();
  const [invoiceId, creditId, noteId] = [crypto.randomUUID(), crypto.randomUUID(), crypto.randomUUID()];
  const common = {
    client_id: contract.client_id,
    project_id: contract.project_id,
    po_number: `${label} PO`,
    starts_on: '2026-09-01',
    ends_on: '2026-09-28',
  };
  const documents: DocumentRow[] = [
    {
      ...common,
      ...INVOICED,
      id: invoiceId,
      type: 'invoice',
      number: `${label} I-1`,
      issued_on: '2026-10-01',
      due_on: '2026-10-31',
      disputed: true,
    },
    {
      ...common,
      ...CREDITED,
      id: creditId,
      type: 'creditNote',
      number: `${label} CN-1`,
      issued_on: '2026-10-12',
      due_on: '2026-10-12',
      corrects_document_id: invoiceId,
    },
    {
      ...common,
      id: noteId,
      type: 'deliveryNote',
      number: `${label} DN-1`,
      title: `${label} note`,
      issued_on: '2026-09-01',
    },
  ];
  for (const document of documents) {
    await db.insertInto('document').values(document).execute();
    await db
      .insertInto('document_contract')
      .values({ document_id: document.id, contract_id: contractId, client_id: contract.client_id })
      .execute();
  }
  const content = Buffer.from(`%PDF-1.7\n% ${label}\n%%EOF\n`);
  const sha256 = createHash('sha256').update(content).digest('hex');
  await db
    .insertInto('document_file')
    .values({
      ...{ document_id: noteId, client_id: contract.client_id, content, size: content.length, sha256 },
      stored_at: '2026-09-01T09:00:00Z',
    })
    .execute();
  const charge = { client_id: contract.client_id, line_no: 1, unit: 'day' as const, price: '61.29', vat_rate: '21.00' };
  await db
    .insertInto('document_line')
    .values([
      {
        ...charge,
        id: crypto.randomUUID(),
        document_id: invoiceId,
        contract_line_id: line.id,
        text: `${label} lift, September`,
        quantity: '4',
        net: '245.16',
      },
      {
        ...charge,
        id: crypto.randomUUID(),
        document_id: creditId,
        contract_line_id: line.id,
        text: `${label} lift, one day too many`,
        quantity: '-1',
        net: '-61.29',
      },
    ])
    .execute();
  await db
    .insertInto('payment')
    .values({
      id: crypto.randomUUID(),
      document_id: invoiceId,
      client_id: contract.client_id,
      amount: '10.00',
      received_on: '2026-10-20',
      reference: `${label} payment`,
      recorded_at: '2026-10-20T09:00:00Z',
    })
    .execute();
  return creditId;
}

/** Inserts an invoice of one amount, without VAT and without lines. */
export async function insertInvoice(
  db: Kysely<Database>,
  clientId: number,
  invoice: { readonly projectId: string | null; readonly net: string; readonly currency: string; readonly on: string },
  status: InvoiceStatus = 'open',
): Promise<string> {
  const { projectId, net, currency, on } = invoice;
  const id = crypto.randomUUID();
  const due = status === 'paid' ? '0.00' : net;
  const owed = { status, net, gross: net, due, currency, due_on: on };
  await db
    .insertInto('document')
    .values({ ...owed, id, client_id: clientId, project_id: projectId, type: 'invoice', number: id, issued_on: on })
    .execute();
  return id;
}

/** Inserts an unread delivery note. */
export async function insertNote(db: Kysely<Database>, { id: clientId }: { readonly id: number }): Promise<string> {
  const id = crypto.randomUUID();
  const number = `DN-${id.slice(0, 13)}`;
  await db
    .insertInto('document')
    .values({ id, client_id: clientId, type: 'deliveryNote', number, issued_on: '2026-11-19' })
    .execute();
  return id;
}

export async function readDocument(db: Kysely<Database>, userId: string, documentId: string): Promise<void> {
  const { client_id: clientId } = await db
    .selectFrom('document')
    .select('client_id')
    .where('id', '=', documentId)
    .executeTakeFirstOrThrow();
  await db
    .insertInto('document_read')
    .values({ user_id: userId, document_id: documentId, client_id: clientId, read_at: '2026-11-19T09:00:00Z' })
    .execute();
}

/** Inserts the file of a document. */
export async function insertFile(
  db: Kysely<Database>,
  { id: clientId }: { readonly id: number },
  documentId: string,
): Promise<void> {
  const file = { content: Buffer.from('%PDF-1.7'), size: 8, sha256: '0'.repeat(64), stored_at: '2026-11-20T08:30:00Z' };
  await db
    .insertInto('document_file')
    .values({ document_id: documentId, client_id: clientId, ...file })
    .execute();
}

/** Inserts a paper without a file. */
export async function insertPaper(
  db: Kysely<Database>,
  { id: clientId }: { readonly id: number },
  paper: Pick<DocumentRow, 'type' | 'number'> & Partial<DocumentRow>,
): Promise<string> {
  const id = crypto.randomUUID();
  await db
    .insertInto('document')
    .values({ id, client_id: clientId, issued_on: '2026-01-05', ...paper })
    .execute();
  return id;
}
