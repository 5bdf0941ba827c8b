import type { ValidationIssue } from '@hireyard/contract';
import type { InvoiceImport } from '@hireyard/contract/backoffice';
import type { ClientDb } from '../database/client/client-db.ts';
import { fromMinor, toMinor, withTwoDecimals } from '../domain/money.ts';
import type { InvoiceRow } from '../services/backoffice/invoices.ts';
import { signed } from './invoice-lines.ts';
import type { PaymentRow } from './invoice-parts.ts';
import type { ImportCall } from './kind.ts';

export const paymentColumns = ({
  amount,
  receivedOn,
  reference,
}: NonNullable<InvoiceImport['payments']>[number]): PaymentRow => ({
  amount: withTwoDecimals(amount),
  received_on: receivedOn,
  reference: reference ?? null,
});

const keyOf = (payment: PaymentRow): string => [payment.received_on, payment.amount, payment.reference].join(' ');
export const inOrder = (payments: readonly PaymentRow[]): string[] => payments.map(keyOf).toSorted();

/**
 * Returns the open amount: the row's, else the gross amount less the payments. It stays where neither
 * amount nor payments change. Negative for a credit note.
 */
export function owedOf(
  row: InvoiceImport,
  stored: InvoiceRow | null,
  gross: string,
  payments: readonly PaymentRow[],
): { readonly due: string; readonly issues: ValidationIssue[] } {
  const isNegative = gross.startsWith('-');
  const total = toMinor(isNegative ? gross.slice(1) : gross);
  const due = (minor: bigint) => signed(fromMinor(minor), isNegative ? -1 : 1);
  const tooLarge = (pointer: string): ValidationIssue => ({
    pointer,
    code: 'too-large',
    params: { max: Number(fromMinor(total)) },
  });
  if (row.due !== undefined) {
    const own = toMinor(row.due);
    return { due: due(own), issues: own > total ? [tooLarge('/due')] : [] };
  }
  if (stored && row.payments === undefined && stored.status !== 'void' && stored.gross === gross)
    return { due: stored.due, issues: [] };
  const rest = payments.reduce((left, { amount }) => left - toMinor(amount), total);
  return { due: due(rest), issues: rest < 0n ? [tooLarge('/payments')] : [] };
}

export async function writePayments(
  { db, now }: ImportCall,
  client: ClientDb,
  documentId: string,
  payments: readonly PaymentRow[],
) {
  await db.clearParts('payment', documentId);
  await client.insert(
    'payment',
    payments.map((one) => ({ ...one, id: crypto.randomUUID(), document_id: documentId, recorded_at: now })),
  );
}
