import type { DocumentSummary, Money } from '@hireyard/contract';
import { sql } from 'kysely';
import { formatsFor, hasPdf } from '../../domain/document-formats.ts';
import { difference, moneyOf } from '../../domain/money.ts';
import type { ClientCall, ClientScope } from '../../http/route.ts';
import { projectRef } from '../project-ref.ts';
import { invoiceOverdueDays } from './overdue.ts';

/** True if the caller has not opened the document yet. One of the past is no news. */
export const isUnread = ({
  userId,
}: ClientScope) => sql<boolean>`document.as_of is null and not exists (select from document_read
  where document_read.document_id = document.id and document_read.user_id = ${userId})`;

/** Selects documents with their project, their contracts by number, and whether the caller has read them. */
export const documentsWithReferences = (call: ClientCall) =>
  call.db
    .selectFrom('document')
    .leftJoin('project', 'project.id', 'document.project_id')
    .selectAll('document')
    .select([
      'project.number as project_number',
      sql<{ id: string; number: string }[]>`array(
        select jsonb_build_object('id', contract.id, 'number', contract.number)
        from document_contract join contract on contract.id = document_contract.contract_id
        where document_contract.document_id = document.id order by contract.number)`.as('contracts'),
      sql<string | null>`(select sha256 from document_file where document_file.document_id = document.id)`.as(
        'received',
      ),
      isUnread(call.scope).as('unread'),
      invoiceOverdueDays(call).as('overdue_days'),
    ]);
export type DocumentRow = Awaited<ReturnType<ReturnType<typeof documentsWithReferences>['execute']>>[number];

/** Fields that the list and the detail of a document share. */
export const documentHead = (row: DocumentRow, { scope }: ClientCall): Omit<DocumentSummary, 'invoice'> => ({
  id: row.id,
  type: row.type,
  number: row.number,
  title: row.title,
  date: row.issued_on,
  project: projectRef(row),
  contracts: row.contracts,
  poNumber: row.po_number,
  from: row.starts_on,
  to: row.ends_on,
  unread: row.unread,
  voidedOn: row.voided_on,
  formats: formatsFor({ ...row, voidedOn: row.voided_on, withUbl: row.with_ubl }, scope),
  hasFile: hasPdf(row),
});

/** Returns an amount of the document, or null if the caller may not see invoice amounts (DOM-10). */
export const invoiceAmount = (amount: string | null, row: DocumentRow, { scope }: ClientCall): Money | null =>
  scope.rights.has('invoice-view') ? moneyOf(amount, row.currency) : null;

/** Returns the payment state of an invoice or credit note. Null for other documents. */
export function invoiceHead(row: DocumentRow, call: ClientCall): DocumentSummary['invoice'] {
  const { status, due_on: dueOn } = row;
  if (status === null || dueOn === null) return null;
  const net = invoiceAmount(row.net, row, call);
  const gross = invoiceAmount(row.gross, row, call);
  return {
    status,
    dueDate: dueOn,
    overdueDays: row.overdue_days,
    disputed: row.disputed,
    asOf: row.as_of,
    net,
    vatAmount: net && gross && difference(gross, net),
    gross,
    due: invoiceAmount(row.due, row, call),
  };
}
