import { createRequire } from 'node:module';
import type { Language } from '@hireyard/contract';
import { phoneText } from '@hireyard/contract/schemas';
import PDFDocument from 'pdfkit';
import { unitText } from './csv.ts';
import type { IssuedInvoice, Party } from './issued-invoice.ts';
import { DOCUMENT_TEXTS, type DocumentTexts } from './texts.ts';

const FONTS = {
  regular: '@expo-google-fonts/hanken-grotesk/400Regular/HankenGrotesk_400Regular.ttf',
  bold: '@expo-google-fonts/hanken-grotesk/700Bold/HankenGrotesk_700Bold.ttf',
} as const;
const require = createRequire(import.meta.url);

const MARGIN = 48;
const INK = '#16202b';
const QUIET = '#46535f';
const LINE = '#c9d0d5';
/** Space at the foot of a page for its number. */
const FOOT = 40;

/** PDF/UA's own property, which PDF/A wants to be declared. */
const PDF_UA = `
  <rdf:Description rdf:about="" xmlns:pdfuaid="http://www.aiim.org/pdfua/ns/id/"><pdfuaid:part>1</pdfuaid:part></rdf:Description>
  <rdf:Description rdf:about="" xmlns:pdfaExtension="http://www.aiim.org/pdfa/ns/extension/"
    xmlns:pdfaSchema="http://www.aiim.org/pdfa/ns/schema#" xmlns:pdfaProperty="http://www.aiim.org/pdfa/ns/property#">
    <pdfaExtension:schemas><rdf:Bag><rdf:li rdf:parseType="Resource">
      <pdfaSchema:schema>PDF/UA Universal Accessibility Schema</pdfaSchema:schema>
      <pdfaSchema:namespaceURI>http://www.aiim.org/pdfua/ns/id/</pdfaSchema:namespaceURI>
      <pdfaSchema:prefix>pdfuaid</pdfaSchema:prefix>
      <pdfaSchema:property><rdf:Seq><rdf:li rdf:parseType="Resource">
        <pdfaProperty:name>part</pdfaProperty:name>
        <pdfaProperty:valueType>Integer</pdfaProperty:valueType>
        <pdfaProperty:category>internal</pdfaProperty:category>
        <pdfaProperty:description>Indicates which part of ISO 14289 the file conforms to</pdfaProperty:description>
      </rdf:li></rdf:Seq></pdfaSchema:property>
    </rdf:li></rdf:Bag></pdfaExtension:schemas>
  </rdf:Description>`;

/** The library writes these into XML as they are. */
const plain = (text: string): string => text.replaceAll(/[<>&]/g, ' ');

interface Column {
  readonly text: string;
  readonly width: number;
  readonly align: 'left' | 'right';
}

/**
 * An invoice or credit note as PDF/A-3a that is PDF/UA-1 as well: tagged, with embedded fonts, and with its UBL inside. The
 * same invoice is the same file, to the byte.
 */
export async function invoicePdf(invoice: IssuedInvoice, ubl: Uint8Array): Promise<Uint8Array> {
  const texts = DOCUMENT_TEXTS[invoice.language];
  const title = `${texts[invoice.type]} ${invoice.number}`;
  const issuedAt = new Date(`${invoice.issuedOn}T00:00:00Z`);
  const doc = new PDFDocument({
    size: 'A4',
    margins: { top: MARGIN, left: MARGIN, right: MARGIN, bottom: MARGIN },
    pdfVersion: '1.7',
    subset: 'PDF/A-3a',
    tagged: true,
    lang: invoice.language,
    displayTitle: true,
    bufferPages: true,
    font: require.resolve(FONTS.regular),
    info: {
      Title: plain(title),
      Author: plain(invoice.seller.name),
      Creator: 'Hireyard',
      Producer: 'Hireyard',
      CreationDate: issuedAt,
      ModDate: issuedAt,
    },
  });
  const chunks: Uint8Array[] = [];
  const done = new Promise<void>((resolve, reject) => {
    doc.on('data', (chunk: Uint8Array) => chunks.push(chunk));
    doc.on('end', resolve);
    doc.on('error', reject);
  });
  doc.appendXML(PDF_UA);
  doc.registerFont('regular', require.resolve(FONTS.regular));
  doc.registerFont('bold', require.resolve(FONTS.bold));
  doc.file(Buffer.from(ubl), {
    name: 'invoice.xml',
    type: 'application/xml',
    description: 'UBL 2.1, Peppol BIS Billing 3.0',
    relationship: 'Alternative',
    creationDate: issuedAt,
    modifiedDate: issuedAt,
  } as PDFKit.Mixins.PDFAttachmentOptions);
  draw(doc, invoice, { texts, title });
  doc.end();
  await done;
  return Buffer.concat(chunks);
}

interface Words {
  readonly texts: DocumentTexts;
  readonly title: string;
}

function draw(doc: PDFKit.PDFDocument, invoice: IssuedInvoice, { texts, title }: Words): void {
  const root = doc.struct('Document');
  doc.addStructure(root);
  const width = doc.page.width - 2 * MARGIN;
  const { date, money, number, percent } = formatsOf(invoice.language, invoice.currency);

  const write = (tag: string, text: string, { size = 9.5, bold = false, color = INK, gap = 0 } = {}) =>
    root.add(
      doc.struct(tag, {}, () => {
        doc
          .font(bold ? 'bold' : 'regular')
          .fontSize(size)
          .fillColor(color)
          .text(text, MARGIN, doc.y, { width });
        doc.y += gap;
      }),
    );

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
  drawTable(doc, root, columns, rows);

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

  const { start, count } = doc.bufferedPageRange();
  for (let page = start; page < start + count; page += 1) {
    doc.switchToPage(page);
    const place = fill(texts.page, { page: String(page + 1), pages: String(count) });
    artifact(doc, () => {
      // Text below the margin would begin another page.
      doc.page.margins.bottom = 0;
      doc.font('regular').fontSize(8).fillColor(QUIET);
      doc.text(`${title} · ${place}`, MARGIN, doc.page.height - FOOT, { width, align: 'right', lineBreak: false });
    });
  }
}

const bottom = (doc: PDFKit.PDFDocument): number => doc.page.height - MARGIN - FOOT / 2;

/** What is no content: screen readers pass it over. */
function artifact(doc: PDFKit.PDFDocument, paint: () => void): void {
  doc.markContent('Artifact', { type: 'Pagination' });
  paint();
  doc.endMarkedContent();
}

/** Its types do not know the scope of a head yet. */
type StructOptions = Parameters<PDFKit.PDFDocument['struct']>[1] & { readonly scope?: 'Column' };

/** A tagged table; its head stands on each page, tagged once. */
function drawTable(
  doc: PDFKit.PDFDocument,
  root: PDFKit.PDFStructureElement,
  columns: readonly Column[],
  rows: readonly (readonly string[])[],
): void {
  const table = doc.struct('Table');
  root.add(table);
  const heads = columns.map(({ text }) => text);
  const heightOf = (cells: readonly string[]) =>
    Math.max(...cells.map((text, index) => doc.heightOfString(text, { width: (columns[index]?.width ?? 0) - 8 }))) + 8;
  const paintCell = (text: string, index: number, y: number) => {
    const x = MARGIN + columns.slice(0, index).reduce((sum, { width }) => sum + width, 0);
    const { width = 0, align = 'left' } = columns[index] ?? {};
    // The inner edge of a number's column is its right one.
    doc.text(text, align === 'right' ? x + 8 : x, y + 4, { width: width - 8, align });
  };
  const rule = (y: number) =>
    artifact(doc, () => {
      doc
        .moveTo(MARGIN, y)
        .lineTo(doc.page.width - MARGIN, y)
        .lineWidth(0.5)
        .strokeColor(LINE)
        .stroke();
    });
  const head = () => doc.font('bold').fontSize(8.5).fillColor(QUIET);
  const body = () => doc.font('regular').fontSize(9).fillColor(INK);
  const tagged = (tag: 'TH' | 'TD', cells: readonly string[]) => {
    const y = doc.y;
    const height = heightOf(cells);
    const row = doc.struct('TR');
    table.add(row);
    for (const [index, text] of cells.entries()) {
      const options: StructOptions = tag === 'TH' ? { scope: 'Column' } : {};
      row.add(doc.struct(tag, options, () => paintCell(text, index, y)));
    }
    doc.y = y + height;
    rule(doc.y);
  };
  head();
  tagged('TH', heads);
  for (const cells of rows) {
    body();
    if (doc.y + heightOf(cells) > bottom(doc)) {
      doc.addPage();
      head();
      const y = doc.y;
      const height = heightOf(heads);
      artifact(doc, () =>
        heads.forEach((text, index) => {
          paintCell(text, index, y);
        }),
      );
      doc.y = y + height;
      rule(doc.y);
      body();
    }
    tagged('TD', cells);
  }
}

const fill = (text: string, values: Readonly<Record<string, string>>): string =>
  text.replaceAll(/\{\{(\w+)\}\}/g, (_, name: string) => values[name] ?? '');

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
