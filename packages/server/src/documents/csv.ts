import { withoutFormula } from '@hireyard/contract/table-file';
import { stringify } from 'csv-stringify/sync';
import { lineVat } from '../domain/vat.ts';
import type { IssuedInvoice } from './issued-invoice.ts';
import { DOCUMENT_TEXTS } from './texts.ts';

/** Formats the lines of an invoice as CSV, with the byte order mark that spreadsheets need for UTF-8. */
export function invoiceCsv(invoice: IssuedInvoice): Uint8Array {
  const texts = DOCUMENT_TEXTS[invoice.language];
  const vat = lineVat(invoice.lines);
  const rows = invoice.lines.map((line, index) => [
    withoutFormula(invoice.number),
    invoice.issuedOn,
    withoutFormula(invoice.poNumber ?? ''),
    withoutFormula(line.contract ?? invoice.contracts.join(', ')),
    withoutFormula(line.text),
    line.quantity,
    line.unitName === null ? unitText(line.unit, texts) : withoutFormula(line.unitName),
    line.price,
    line.net,
    line.vatRate,
    vat[index],
    invoice.currency,
  ]);
  const { date, poNumber, contracts, description, quantity, unit, price, net, vatAmount, currency } = texts;
  const head = [texts[invoice.type], date, poNumber, contracts, description, quantity, unit, price, net];
  const columns = [...head, `${texts.vat} %`, vatAmount, currency];
  return Buffer.from(stringify([columns, ...rows], { bom: true, record_delimiter: 'windows' }));
}

const UNIT_TEXTS = { day: 'unitDay', week: 'unitWeek', fourWeek: 'unitFourWeek', piece: 'unitPiece' } as const;
const unitText = (unit: keyof typeof UNIT_TEXTS, texts: (typeof DOCUMENT_TEXTS)[keyof typeof DOCUMENT_TEXTS]): string =>
  texts[UNIT_TEXTS[unit]];
