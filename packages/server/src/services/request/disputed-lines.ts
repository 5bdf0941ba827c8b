import {
  amountOfDays,
  chargedWithin,
  chargeOfLine,
  type DisputedLine,
  type Language,
  type RequestEdit,
  type Right,
  type ValidationIssue,
} from '@hireyard/contract';
import type { ClientCall } from '../../http/route.ts';
import { billExplanation } from '../overview/explain-invoice.ts';
import { productNamesIn } from '../overview/product-names-in.ts';
import type { RequestRow, Selecting } from './request-rows.ts';

/** Line in question as stored: its text is the invoice's. */
export type StoredDispute = Omit<DisputedLine, 'text'>;

interface Disputed {
  readonly lines: readonly StoredDispute[];
  readonly issues: readonly ValidationIssue[];
}

/**
 * Returns the questioned lines of an invoice with their charged days and amounts, or the reasons to refuse them
 * (DOM-92). The amounts are those of the day of the request: an invoice does not change.
 */
export async function disputedLinesOf(body: RequestEdit, call: ClientCall): Promise<Disputed> {
  if (body.kind !== 'billing' || body.disputedLines.length === 0) return { lines: [], issues: [] };
  const { documentId, disputedLines } = body;
  if (documentId === null) return { lines: [], issues: [{ pointer: '/documentId', code: 'required' }] };
  const rows = await call.db
    .selectFrom('document_line')
    .innerJoin('document', 'document.id', 'document_line.document_id')
    .where('document_id', '=', documentId)
    .select(['document_line.id', 'document_line.net', 'document.currency'])
    .execute();
  // The names of holidays, in any language, are not part of a dispute.
  const explanation = await billExplanation(call, documentId, 'en-US');
  const results = disputedLines.map(({ lineId, from, to }, index): StoredDispute | ValidationIssue => {
    const pointer = `/disputedLines/${index}`;
    const row = rows.find(({ id }) => id === lineId);
    const isRepeated = disputedLines.findIndex((one) => one.lineId === lineId) < index;
    if (!row) return { pointer: `${pointer}/lineId`, code: 'reference' };
    if (isRepeated) return { pointer: `${pointer}/lineId`, code: 'choice' };
    const whole = row.currency === null ? null : { amount: row.net, currency: row.currency };
    const charged = explanation && chargeOfLine(explanation, lineId);
    if (from === null || to === null)
      return { lineId, from: null, to: null, days: charged?.charge.days ?? null, amount: whole };
    if (!charged || !explanation) return { pointer: `${pointer}/from`, code: 'unknown' };
    if (from < charged.charge.from) return { pointer: `${pointer}/from`, code: 'date' };
    if (to > charged.charge.to) return { pointer: `${pointer}/to`, code: 'date' };
    const days = chargedWithin(charged, { from, to });
    return { lineId, from, to, days, amount: amountOfDays(charged, days, explanation) };
  });
  const isIssue = (result: StoredDispute | ValidationIssue): result is ValidationIssue => 'pointer' in result;
  return {
    lines: results.filter((result): result is StoredDispute => !isIssue(result)),
    issues: results.filter(isIssue),
  };
}

interface DisputeReader extends Selecting {
  readonly scope: { readonly rights: ReadonlySet<Right>; readonly language?: Language | null };
}

/** Returns the lines in question of each request that the reader may see, with their texts in the reader's language. */
export async function disputesFor(
  { db, scope: { rights, language = null } }: DisputeReader,
  rows: readonly Pick<RequestRow, 'disputed_lines'>[],
): Promise<(row: Pick<RequestRow, 'disputed_lines'>) => DisputedLine[]> {
  const ids = rows.flatMap((row) => (row.disputed_lines ?? []).map(({ lineId }) => lineId));
  if (ids.length === 0 || !rights.has('document-view')) return () => [];
  const lines = await db
    .selectFrom('document_line')
    .leftJoin('contract_line', 'contract_line.id', 'document_line.contract_line_id')
    .where('document_line.id', 'in', ids)
    .select(['document_line.id', 'document_line.text', 'contract_line.product_code as productCode'])
    .execute();
  const named = await productNamesIn(db, language, lines);
  const texts = new Map(lines.map(({ id, text, productCode }) => [id, named(text, productCode)]));
  return (row) =>
    (row.disputed_lines ?? []).map(({ amount, ...line }) => ({
      ...line,
      text: texts.get(line.lineId) ?? '',
      amount: rights.has('invoice-view') ? amount : null,
    }));
}
