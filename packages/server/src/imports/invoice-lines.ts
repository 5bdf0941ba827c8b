import type { InvoiceImport } from '@hireyard/contract/backoffice';
import type { ClientDb } from '../database/client/client-db.ts';
import type { TaxKind } from '../domain/vat.ts';
import type { InvoiceLineRow, InvoiceParts, InvoicesWarm } from './invoice-parts.ts';
import type { ImportCall } from './kind.ts';
import { unknownReference } from './references.ts';

/** Line as its paper has it: amounts of a credit note are not negative there. */
interface PaperLine extends TaxKind {
  readonly text: string;
  readonly quantity: string;
  readonly unit: string;
  readonly price: string;
  readonly net: string | undefined;
  readonly contractLineId: string | null;
  readonly contractId: string | null;
}

export const onPaper =
  (sign: 1 | -1) =>
  (line: InvoiceParts['lines'][number]): PaperLine => ({
    text: line.text,
    quantity: signed(line.quantity, sign),
    unit: line.unit_name ?? line.unit,
    price: line.price,
    vatRate: line.vat_rate,
    vatCategory: line.vat_category,
    vatReason: line.vat_reason,
    vatReasonCode: line.vat_reason_code,
    net: signed(line.net, sign),
    contractLineId: line.contract_line_id,
    contractId: line.contract_id,
  });

export const signed = (decimal: string, sign: 1 | -1): string => {
  if (sign === 1 || /^-?[0.]*$/.test(decimal)) return decimal;
  return decimal.startsWith('-') ? decimal.slice(1) : `-${decimal}`;
};

export async function sentLines(
  { references }: ImportCall,
  clientId: number,
  { rented }: InvoicesWarm,
  sent: NonNullable<InvoiceImport['lines']>,
): Promise<PaperLine[]> {
  return Promise.all(
    sent.map(async ({ line, unit = 'piece', net, ...priced }, index) => {
      const contractLineId = line ? await references.idOf('lines', line, `/lines/${index}/line`) : null;
      const machine = rented.get(contractLineId ?? '');
      if (contractLineId !== null && machine?.client_id !== clientId) throw unknownReference(`/lines/${index}/line`);
      return { ...priced, unit, net, contractLineId, contractId: machine?.contract_id ?? null };
    }),
  );
}

/** Returns decimals as the database does. */
export const trimmed = <L extends { quantity: string; vatRate: string }>(line: L): L => ({
  ...line,
  quantity: shortest(line.quantity),
  vatRate: shortest(line.vatRate),
});
const shortest = (decimal: string): string => {
  const [whole = '', fraction = ''] = decimal.replace(/^(-?)0+(?=\d)/, '$1').split('.');
  const rest = fraction.replace(/0+$/, '');
  if (rest === '') return whole === '-0' ? '0' : whole;
  return `${whole}.${rest}`;
};

export const comparable = ({ document_id: _document, ...line }: Omit<InvoiceLineRow, 'id'>) => [
  ...[line.line_no, line.contract_line_id, line.text, line.quantity, line.unit, line.unit_name],
  ...[line.price, line.net, line.vat_rate, line.vat_category, line.vat_reason, line.vat_reason_code],
];

/** Replaces the lines. Each place keeps its id, which a dispute may name. */
export async function writeLines(
  { db }: ImportCall,
  client: ClientDb,
  documentId: string,
  wanted: readonly Omit<InvoiceLineRow, 'id'>[],
  before: readonly Pick<InvoiceLineRow, 'id'>[],
): Promise<void> {
  if (before.length > 0) await db.clearParts('document_line', documentId);
  await client.insert(
    'document_line',
    wanted.map((line, index) => ({ ...line, id: before[index]?.id ?? crypto.randomUUID(), document_id: documentId })),
  );
}
