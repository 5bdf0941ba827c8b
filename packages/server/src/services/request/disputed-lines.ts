import {
  amountOfDays,
  chargedWithin,
  chargeOfLine,
  type DisputedLine,
  type RequestEdit,
  type ValidationIssue,
} from '@hireyard/contract';
import type { ClientCall } from '../../http/route.ts';
import { billExplanation } from '../overview/explain-invoice.ts';

interface Disputed {
  readonly lines: readonly DisputedLine[];
  readonly issues: readonly ValidationIssue[];
}

/**
 * Returns the questioned lines of an invoice with their texts, charged days and amounts, or the reasons to refuse them
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
    .select(['document_line.id', 'text', 'document_line.net', 'document.currency'])
    .execute();
  // The names of holidays, in any language, are not part of a dispute.
  const explanation = await billExplanation(call, documentId, 'en-US');
  const results = disputedLines.map(({ lineId, from, to }, index): DisputedLine | ValidationIssue => {
    const pointer = `/disputedLines/${index}`;
    const row = rows.find(({ id }) => id === lineId);
    const isRepeated = disputedLines.findIndex((one) => one.lineId === lineId) < index;
    if (!row) return { pointer: `${pointer}/lineId`, code: 'reference' };
    if (isRepeated) return { pointer: `${pointer}/lineId`, code: 'choice' };
    const whole = row.currency === null ? null : { amount: row.net, currency: row.currency };
    const charged = explanation && chargeOfLine(explanation, lineId);
    if (from === null || to === null)
      return { lineId, text: row.text, from: null, to: null, days: charged?.charge.days ?? null, amount: whole };
    if (!charged || !explanation) return { pointer: `${pointer}/from`, code: 'unknown' };
    if (from < charged.charge.from) return { pointer: `${pointer}/from`, code: 'date' };
    if (to > charged.charge.to) return { pointer: `${pointer}/to`, code: 'date' };
    const days = chargedWithin(charged, { from, to });
    return { lineId, text: row.text, from, to, days, amount: amountOfDays(charged, days, explanation) };
  });
  const isIssue = (result: DisputedLine | ValidationIssue): result is ValidationIssue => 'pointer' in result;
  return {
    lines: results.filter((result): result is DisputedLine => !isIssue(result)),
    issues: results.filter(isIssue),
  };
}
