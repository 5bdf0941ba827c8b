import type { Language } from '@hireyard/contract';
import { phoneText } from '@hireyard/contract/schemas';
import { unitText } from './csv.ts';
import type { IssuedInvoice, Party } from './issued-invoice.ts';
import { bottom, type Column, drawTable, fill, INK, MARGIN, type PdfSheets, QUIET, startPdf } from './pdf-sheets.ts';
import { DOCUMENT_TEXTS, type DocumentTexts } from './texts.ts';

/**
 * An invoice or credit note as PDF/A-3a that is PDF/UA-1 as well: tagged, with embedded fonts, and with its UBL inside. The
 * same invoice is the same file, to the byte.
 */
export async function invoicePdf(invoice: IssuedInvoice, ubl: Uint8Array): Promise<Uint8Array> {
  const texts = DOCUMENT_TEXTS[invoice.language];
  const title = `${texts[invoice.type]} ${invoice.number}`;
  const at = new Date(`${invoice.issuedOn}T00:00:00Z`);
  const sheets = startPdf({ title, author: invoice.seller.name, language: invoice.language, at });
  sheets.doc.file(Buffer.from(ubl), {
    name: 'invoice.xml',
    type: 'application/xml',
    description: 'UBL 2.1, Peppol BIS Billing 3.0',
    relationship: 'Alternative',
    creationDate: at,
    modifiedDate: at,
  } as PDFKit.Mixins.PDFAttachmentOptions);
  draw(sheets, invoice, { texts, title });
  return sheets.finish((page, pages) => `${title} · ${fill(texts.page, { page, pages })}`);
}

interface Words {
  readonly texts: DocumentTexts;
  readonly title: string;
}

function draw(sheets: PdfSheets, invoice: IssuedInvoice, { texts, title }: Words): void {
  const { doc, root, width, write } = sheets;
  const { date, money, number, percent } = formatsOf(invoice.language, invoice.currency);

  write('H1', title, { size: 20, bold: true, gap: 10 });
  const party = (heading: string, of: Party, more: readonly string[]) => {
    write('H2', heading, { bold: true, color: QUIET });
    const place = [of.postalCode, of.city].filter(Boolean).join(' ');
    const vat = of.vatNumber ? `${texts.vatNumber} ${of.vatNumber}` : '';
    write('P', [of.name, of.line1, place, of.country, vat, ...more].filter(Boolean).join('\n'), { gap: 8 });
  };
  const { seller, buyer } = invoice;
  party(texts.issuedBy, seller, [
    seller.registrationNumber ? `${texts.registrationNumber} ${seller.registrationNumber}` : '',
  ]);
  party(texts.billedTo, buyer, [`${texts.customerNumber} ${buyer.customerNumber}`]);

  const facts: [string, string | null][] = [
    [texts.corrects, invoice.corrects && `${invoice.corrects.number} (${date(invoice.corrects.issuedOn)})`],
    [texts.date, date(invoice.issuedOn)],
    [texts.dueDate, invoice.type === 'invoice' ? date(invoice.dueOn) : null],
    [texts.period, invoice.from && invoice.till ? `${date(invoice.from)} – ${date(invoice.till)}` : null],
    [texts.poNumber, invoice.poNumber],
    [texts.project, invoice.project],
    [texts.contracts, invoice.contracts.join(', ') || null],
  ];
  for (const [label, value] of facts) if (value) write('P', `${label}: ${value}`);
  doc.y += 12;

  const columns: readonly Column[] = [
    { text: texts.description, width: width - 290, align: 'left' },
    { text: texts.quantity, width: 90, align: 'right' },
    { text: texts.price, width: 70, align: 'right' },
    { text: texts.vat, width: 45, align: 'right' },
    { text: texts.net, width: 85, align: 'right' },
  ];
  const rows = invoice.lines.map((line) => [
    line.text,
    `${number(line.quantity)} ${unitText(line.unit, texts)}`,
    money(line.price),
    percent(line.vatRate),
    money(line.net),
  ]);
  drawTable(sheets, columns, rows);

  doc.y += 8;
  const totals: [string, string][] = [
    [texts.netTotal, money(invoice.net)],
    ...invoice.vat.map(({ rate, net, vat }): [string, string] => [
      fill(texts.vatOf, { rate: percent(rate), net: money(net.amount) }),
      money(vat.amount),
    ]),
    [texts.total, money(invoice.gross)],
  ];
  // The totals and what to pay stay together.
  if (doc.y + totals.length * 16 + 60 > bottom(doc)) doc.addPage();
  for (const [index, [label, value]] of totals.entries()) {
    const bold = index === totals.length - 1;
    root.add(
      doc.struct('P', {}, () => {
        const y = doc.y;
        doc
          .font(bold ? 'bold' : 'regular')
          .fontSize(bold ? 12 : 9.5)
          .fillColor(INK);
        doc.text(`${label} `, MARGIN, y, { width: width - 110, align: 'right' });
        doc.text(value, MARGIN + width - 105, y, { width: 105, align: 'right' });
        doc.y = y + (bold ? 18 : 15);
      }),
    );
  }
  doc.y += 8;
  const paid = { date: date(invoice.dueOn), iban: seller.iban ?? '', number: invoice.number };
  if (invoice.type === 'creditNote') write('P', texts.creditNotice);
  else if (seller.iban) write('P', fill(texts.payTo, paid));
  write('P', `${seller.name} · ${phoneText(seller.phone)} · ${seller.email}`, { color: QUIET });
}

/** How the language of the invoice writes its data. Amounts stay decimal strings, so that no digit is lost. */
function formatsOf(language: Language, currency: string) {
  const days = new Intl.DateTimeFormat(language, { timeZone: 'UTC', dateStyle: 'medium' });
  const amounts = new Intl.NumberFormat(language, { style: 'currency', currency });
  const numbers = new Intl.NumberFormat(language, { maximumFractionDigits: 3 });
  const percents = new Intl.NumberFormat(language, { style: 'percent', maximumFractionDigits: 2 });
  return {
    date: (day: string) => days.format(new Date(`${day}T00:00:00Z`)),
    money: (decimal: string) => amounts.format(decimal as Intl.StringNumericLiteral),
    number: (decimal: string) => numbers.format(decimal as Intl.StringNumericLiteral),
    percent: (rate: string) => percents.format(`${rate}e-2` as Intl.StringNumericLiteral),
  };
}
