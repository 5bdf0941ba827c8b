import { stringify } from 'csv-stringify/sync';
import { withoutFormula } from '../exports/formula.ts';
import type { IssuedInvoice } from './issued-invoice.ts';
import { DOCUMENT_TEXTS } from './texts.ts';

/** The lines of an invoice, a row each, with the byte order mark that spreadsheets need to read UTF-8. */
export function invoiceCsv(invoice: IssuedInvoice): Uint8Array {
  const texts = DOCUMENT_TEXTS[invoice.language];
  const rows = invoice.lines.map((line) => [
    withoutFormula(invoice.number),
    withoutFormula(line.text),
    line.quantity,
    unitText(line.unit, texts),
    line.price,
    line.net,
    line.vatRate,
    invoice.currency,
  ]);
  const { description, quantity, price, net, vat } = texts;
  const columns = [texts[invoice.type], description, quantity, '', price, net, `${vat} %`, 'ISO 4217'];
  return Buffer.from(stringify([columns, ...rows], { bom: true, record_delimiter: 'windows' }));
}

const UNIT_TEXTS = { day: 'unitDay', week: 'unitWeek', fourWeek: 'unitFourWeek', piece: 'unitPiece' } as const;
export const unitText = (
  unit: keyof typeof UNIT_TEXTS,
  texts: (typeof DOCUMENT_TEXTS)[keyof typeof DOCUMENT_TEXTS],
): string => texts[UNIT_TEXTS[unit]];
