import {
  type DOCUMENT_LIST,
  type DocumentSummary,
  listDocuments,
  listDocumentsExport,
  listDocumentsFacets,
} from '@hireyard/contract';
import { sql } from 'kysely';
import { DOCUMENT_EXPORT } from '../../exports/definitions/documents.ts';
import type { ListSource } from '../../lists/list.ts';
import { listRoutes } from '../../lists/list-routes.ts';
import { amountHolds } from '../../lists/search.ts';
import { documentHead, documentsWithReferences, invoiceHead, isUnread } from './document-rows.ts';
import { isDisputed, isInvoiceOverdue } from './overdue.ts';

export const DOCUMENTS: ListSource<typeof DOCUMENT_LIST, 'document', DocumentSummary> = {
  table: 'document',
  sorts: {
    date: ['issued_on'],
    number: ['number'],
    // Within a type or a project, the latest document comes first.
    type: ['type_rank', 'recency'],
    project: ['project_name', 'recency'],
    dueDate: { valuesFirst: 'due_on' },
    amount: { valuesFirst: 'gross' },
  },
  filters: {
    type: { column: 'type' },
    status: {
      column: 'status',
      computed: {
        overdue: isInvoiceOverdue,
        disputed: () => isDisputed,
      },
    },
    project: { column: 'project_id', names: { table: 'project', column: 'name' } },
    from: (from) => sql`document.issued_on >= ${from}::date`,
    to: (to) => sql`document.issued_on <= ${to}::date`,
    read: (_unread, { scope }) => isUnread(scope),
  },
  counts: 'document_count',
  // Only visible contracts count. The trigram index of the text narrows first, then the number decides.
  holds: ({ pattern, amounts }, { scope }) => sql`document.id in (
    select id from document where search_text like ${pattern}${
      amounts && scope.rights.has('invoice-view')
        ? sql` union select id from document where ${amountHolds(amounts, ['gross', 'net', 'due'])}`
        : sql``
    }
    union
    select document_contract.document_id from document_contract
    join contract on contract.id = document_contract.contract_id
    where contract.search_text like ${pattern} and folded(contract.number) like ${pattern})`,
  file: { endpoint: listDocumentsExport, definition: DOCUMENT_EXPORT },
  items: async (call, ids) =>
    (await documentsWithReferences(call).where('document.id', 'in', ids).execute()).map((row) => ({
      ...documentHead(row, call),
      invoice: invoiceHead(row, call),
    })),
};

/** GET /documents and its facets (DOM-06). */
export const documentListRoutes = listRoutes(listDocuments, listDocumentsFacets, DOCUMENTS);
