import { phoneText } from '@hireyard/contract/schemas';
import { fill, formatsOf, grouped } from './invoice-formats.ts';
import type { IssuedInvoice, Party } from './issued-invoice.ts';
import {
  bottom,
  type Column,
  drawTable,
  INK,
  MARGIN,
  type PdfWriter,
  type Place,
  panel,
  QUIET,
  rule,
  startPdf,
} from './pdf-writer.ts';
import { DOCUMENT_TEXTS, type DocumentTexts, reasonOf } from './texts.ts';

const FACTS_IN_ROW = 3;
/** Width of the rule above the total. */
const TOTALS = 245;

/**
 * Renders an invoice or credit note as PDF/A-3a and PDF/UA-1, with embedded fonts, and its UBL if it has one. The same
 * invoice produces the same bytes.
 */
export async function invoicePdf(invoice: IssuedInvoice, ubl: Uint8Array | null): Promise<Uint8Array> {
  const texts = DOCUMENT_TEXTS[invoice.language];
  const named = `${texts[invoice.type]} ${invoice.number}`;
  const title = invoice.voidedOn === null ? named : fill(texts.voidTitle, { title: named });
  const at = new Date(`${invoice.issuedOn}T00:00:00Z`);
  const pdf = startPdf({ title, author: invoice.seller.name, language: invoice.language, at });
  if (ubl)
    pdf.doc.file(Buffer.from(ubl), {
      name: 'invoice.xml',
      type: 'application/xml',
      description: 'UBL 2.1, Peppol BIS Billing 3.0',
      relationship: 'Alternative',
      creationDate: at,
      modifiedDate: at,
    } as PDFKit.Mixins.PDFAttachmentOptions);
  draw(pdf, invoice, { texts, title });
  return pdf.finish((page, pages) => `${title} · ${fill(texts.page, { page, pages })}`);
}

interface Words {
  readonly texts: DocumentTexts;
  readonly title: string;
}

function draw(pdf: PdfWriter, invoice: IssuedInvoice, { texts, title }: Words): void {
  const { doc, letters, root, width, write, beside } = pdf;
  const { date, money, number, percent, price, units } = formatsOf(
    invoice.language,
    invoice.currency,
    invoice.seller.country,
  );

  write('H1', title, { size: 20, bold: true, gap: 12 });
  const countries = new Intl.DisplayNames(invoice.language, { type: 'region' });
  const party = (heading: string, company: Party, more: readonly string[]) => (place: Place) => {
    write('H2', heading, { size: 8.5, bold: true, color: QUIET, gap: 2, ...place });
    write('P', company.name, { bold: true, ...place });
    const city = [company.postalCode, company.city].filter(Boolean).join(' ');
    const vat = company.vatNumber ? `${texts.vatNumber} ${company.vatNumber}` : '';
    const lines = [company.line1, city, countries.of(company.country), vat, ...more];
    write('P', lines.filter(Boolean).join('\n'), { gap: 14, ...place });
  };
  const { seller, buyer } = invoice;
  beside([
    party(texts.issuedBy, seller, [
      seller.registrationNumber ? `${texts.registrationNumber} ${seller.registrationNumber}` : '',
    ]),
    party(texts.billedTo, buyer, [`${texts.customerNumber} ${buyer.customerNumber}`]),
  ]);

  const facts: [string, string | null][] = [
    [texts.corrects, invoice.corrects && `${invoice.corrects.number} (${date(invoice.corrects.issuedOn)})`],
    [texts.replaces, invoice.replaces && `${invoice.replaces.number} (${date(invoice.replaces.issuedOn)})`],
    [texts.replacedBy, invoice.replacedBy],
    [texts.date, date(invoice.issuedOn)],
    [texts.dueDate, invoice.type === 'invoice' ? date(invoice.dueOn) : null],
    [texts.period, invoice.from && invoice.to ? `${date(invoice.from)} – ${date(invoice.to)}` : null],
    [texts.poNumber, invoice.poNumber],
    [texts.project, invoice.project],
    [invoice.contracts.length === 1 ? texts.offHire.contract : texts.contracts, invoice.contracts.join(', ') || null],
  ];
  const present = facts.filter((fact): fact is [string, string] => Boolean(fact[1]));
  for (let first = 0; first < present.length; first += FACTS_IN_ROW) {
    const row = present.slice(first, first + FACTS_IN_ROW);
    const gaps = Array.from({ length: FACTS_IN_ROW - row.length }, () => () => undefined);
    const cells = row.map(([label, value]) => (place: Place) => {
      write('P', `${label}:`, { size: 8.5, color: QUIET, ...place });
      write('P', value, { gap: 8, ...place });
    });
    beside([...cells, ...gaps]);
  }
  doc.y += 8;

  const columns: readonly Column[] = [
    { text: texts.description, width: width - 290, align: 'left' },
    { text: texts.quantity, width: 90, align: 'right' },
    { text: texts.price, width: 70, align: 'right' },
    { text: texts.vat, width: 45, align: 'right' },
    { text: texts.net, width: 85, align: 'right' },
  ];
  const rows = invoice.lines.map((line) => [
    // Puts the period on a separate, unbroken line.
    line.text.replace(/, (?=[^,]* – [^,]*$)/, ',\n'),
    `${number(line.quantity)} ${line.unitName ?? units(line.quantity, texts.counts[line.unit])}`,
    price(line.price),
    percent(line.vatRate),
    money(line.net),
  ]);
  drawTable(pdf, columns, rows);

  doc.y += 8;
  const totals: [string, string][] = [
    [texts.netTotal, money(invoice.net)],
    ...invoice.vat.map(({ rate, net, vat }): [string, string] => [
      fill(texts.vatOf, { rate: percent(rate), net: money(net.amount) }),
      money(vat.amount),
    ]),
    [texts.total, money(invoice.gross)],
  ];
  // Keeps the totals and the payment details on one page.
  if (doc.y + totals.length * 16 + 60 > bottom(doc)) doc.addPage();
  for (const [index, [label, value]] of totals.entries()) {
    const bold = index === totals.length - 1;
    if (bold) rule(pdf, { x: MARGIN + width - TOTALS, wide: TOTALS });
    root.add(
      doc.struct('P', {}, () => {
        const y = doc.y;
        letters.use(bold ? 'bold' : 'regular', bold ? 12 : 9.5, INK);
        letters.draw(`${label} `, MARGIN, y, { width: width - 110, align: 'right' });
        letters.draw(value, MARGIN + width - 105, y, { width: 105, align: 'right' });
        doc.y = y + (bold ? 18 : 15);
      }),
    );
  }
  doc.y += 8;
  for (const reason of invoice.vat.flatMap((group) => reasonOf(group, texts) ?? [])) write('P', reason, { gap: 8 });
  const notice = noticeOf(invoice, texts, date);
  if (notice) panel(pdf, notice);
  write('P', `${seller.name} · ${phoneText(seller.phone)} · ${seller.email}`, { color: QUIET });
}

/** Returns what is to be done about the total. */
function noticeOf(invoice: IssuedInvoice, texts: DocumentTexts, date: (day: string) => string): string | null {
  const { iban } = invoice.seller;
  if (invoice.voidedOn !== null) return fill(texts.voidNotice, { date: date(invoice.voidedOn) });
  if (invoice.type === 'creditNote') return texts.creditNotice;
  return iban && fill(texts.payTo, { date: date(invoice.dueOn), iban: grouped(iban), number: invoice.number });
}
