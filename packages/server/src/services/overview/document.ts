import { type Document, getDocument, markDocumentsRead } from '@hireyard/contract';
import { sql } from 'kysely';
import { documentActions } from '../../domain/invoices.ts';
import { difference } from '../../domain/money.ts';
import { untaxedCategory, vatGroupsWithin } from '../../domain/vat.ts';
import { notFound } from '../../http/problem.ts';
import { type ClientCall, type Route, route } from '../../http/route.ts';
import { mayRead } from '../resources.ts';
import {
  type DocumentRow,
  documentHead,
  documentsWithReferences,
  invoiceAmount,
  invoiceHead,
} from './document-rows.ts';
import { productNamesIn } from './product-names-in.ts';

/** Reads a document, and records that a user has opened it (DOM-06). */
export const documentRoutes: Route[] = [
  route(getDocument, async (call): Promise<Document> => {
    const row = await documentsWithReferences(call).where('document.id', '=', call.params.id).executeTakeFirst();
    if (!row) throw notFound();
    return {
      ...documentHead(row, call),
      order: await orderOf(row, call),
      invoice: await invoiceOf(row, call),
      actions: documentActions(row, call.scope),
    };
  }),

  route(markDocumentsRead, async ({ body, db, scope, now }) => {
    const marks = body.ids.map((id) => ({ user_id: scope.userId, document_id: id, read_at: now }));
    await db.insert('document_read', marks, { duplicates: 'ignore' });
    return undefined;
  }),
];

/**
 * Returns an invoice or credit note with its lines. Its VAT is the VAT of the lines, rounded once per rate (DOM-16).
 */
async function invoiceOf(row: DocumentRow, call: ClientCall): Promise<Document['invoice']> {
  const head = invoiceHead(row, call);
  if (!head) return null;
  const amount = (value: string | null) => invoiceAmount(value, row, call);
  const lines = await call.db
    .selectFrom('document_line')
    .leftJoin('contract_line', 'contract_line.id', 'document_line.contract_line_id')
    .where('document_line.document_id', '=', row.id)
    .select([
      'document_line.id',
      'document_line.text',
      'document_line.unit',
      'document_line.unit_name as unitName',
      'document_line.price',
      'document_line.net',
      'document_line.vat_category as vatCategory',
      'document_line.vat_reason as vatReason',
      'document_line.vat_reason_code as vatReasonCode',
      'contract_line.product_code as productCode',
    ])
    .select([
      sql<string>`trim_scale(document_line.quantity)::text`.as('quantity'),
      sql<string>`trim_scale(document_line.vat_rate)::text`.as('vatRate'),
    ])
    .orderBy('document_line.line_no')
    .execute();
  const named = await productNamesIn(call.db, call.scope.language, lines);
  const one = (column: 'id' | 'replaces_document_id', id: string | null) =>
    call.db.selectFrom('document').where(column, '=', id).select(['id', 'number']).executeTakeFirst();
  const corrects = await one('id', row.corrects_document_id);
  const correctedBy = await call.db
    .selectFrom('document')
    .where('corrects_document_id', '=', row.id)
    .select(['id', 'number'])
    .orderBy('number')
    .execute();
  const replaces = await one('id', row.replaces_document_id);
  const replacedBy = await one('replaces_document_id', row.id);
  const currency = row.currency ?? '';
  const taxed = lines.map((line) => ({ ...line, net: { amount: line.net, currency } }));
  const groups =
    row.net !== null && row.gross !== null ? vatGroupsWithin(taxed, { net: row.net, gross: row.gross }) : [];
  return {
    ...head,
    vat: groups.map(({ category, rate, reason, net, vat }) => {
      const untaxed = untaxedCategory(category);
      return {
        rate,
        untaxed: untaxed && { category: untaxed, reason },
        net: amount(net.amount),
        vat: amount(vat.amount),
      };
    }),
    lines: lines.map(({ productCode, vatCategory: _category, vatReason: _reason, vatReasonCode: _code, ...line }) => ({
      ...line,
      text: named(line.text, productCode),
      price: amount(line.price),
      net: amount(line.net),
    })),
    // Nothing was paid of a void invoice, and nothing is owed.
    paid: head.status === 'void' ? null : head.gross && head.due && difference(head.gross, head.due),
    corrects: corrects ?? null,
    correctedBy,
    replaces: replaces ?? null,
    replacedBy: replacedBy ?? null,
    requests: await requestsAbout(row.id, call),
  };
}

async function orderOf({ order_id: id }: DocumentRow, { db, scope }: ClientCall): Promise<Document['order']> {
  if (id === null || !mayRead(scope, 'order')) return null;
  const order = db.selectFrom('rental_order').where('id', '=', id).select(['id', 'number']);
  return (await order.executeTakeFirst()) ?? null;
}

/** Maximum number of requests that an invoice lists. */
const MAX_REQUESTS = 10;

const requestsAbout = async (id: string, { db, scope }: ClientCall) =>
  scope.modules.has('request')
    ? db
        .selectFrom('request')
        .where('document_id', '=', id)
        .where('status', '<>', 'draft')
        .select(['id', 'number', 'status'])
        .orderBy('created_at', 'desc')
        .orderBy('id')
        .limit(MAX_REQUESTS)
        .execute()
    : [];
