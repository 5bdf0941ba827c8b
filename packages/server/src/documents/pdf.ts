import { createRequire } from 'node:module';
import PDFDocument from 'pdfkit';
import { fill, formatsOf, grouped } from './invoice-formats.ts';
import type { IssuedInvoice, Party } from './issued-invoice.ts';
import { artifact, bottom, type Column, drawTable, FOOT, INK, MARGIN, type Place, panel, QUIET } from './pdf-parts.ts';
import { DOCUMENT_TEXTS, type DocumentTexts } from './texts.ts';

const FONTS = {
  regular: '@expo-google-fonts/hanken-grotesk/400Regular/HankenGrotesk_400Regular.ttf',
  bold: '@expo-google-fonts/hanken-grotesk/700Bold/HankenGrotesk_700Bold.ttf',
} as const;
const require = createRequire(import.meta.url);

const GUTTER = 16;
const FACTS_IN_ROW = 3;

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
  const { date, money, number, percent, units } = formatsOf(invoice.language, invoice.currency);

  const write = (
    tag: string,
    text: string,
    { size = 9.5, bold = false, color = INK, gap = 0, x = MARGIN, wide = width } = {},
  ) =>
    root.add(
      doc.struct(tag, {}, () => {
        doc
          .font(bold ? 'bold' : 'regular')
          .fontSize(size)
          .fillColor(color)
          .text(text, x, doc.y, { width: wide });
        doc.y += gap;
      }),
    );
  /** Blocks beside each other, read one after the other; what follows begins below the longest. */
  const beside = (blocks: readonly ((place: Place) => void)[]) => {
    const top = doc.y;
    const each = width / blocks.length;
    let end = top;
    for (const [index, block] of blocks.entries()) {
      doc.y = top;
      block({ x: MARGIN + index * each, wide: each - GUTTER });
      end = Math.max(end, doc.y);
    }
    doc.y = end;
  };

  write('H1', title, { size: 20, bold: true, gap: 12 });
  const countries = new Intl.DisplayNames(invoice.language, { type: 'region' });
  const party = (heading: string, of: Party, more: readonly string[]) => (place: Place) => {
    write('H2', heading, { size: 8.5, bold: true, color: QUIET, gap: 2, ...place });
    write('P', of.name, { bold: true, ...place });
    const city = [of.postalCode, of.city].filter(Boolean).join(' ');
    const vat = of.vatNumber ? `${texts.vatNumber} ${of.vatNumber}` : '';
    const lines = [of.line1, city, countries.of(of.country), vat, ...more];
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
    [texts.date, date(invoice.issuedOn)],
    [texts.dueDate, invoice.type === 'invoice' ? date(invoice.dueOn) : null],
    [texts.period, invoice.from && invoice.till ? `${date(invoice.from)} – ${date(invoice.till)}` : null],
    [texts.poNumber, invoice.poNumber],
    [texts.project, invoice.project],
    [texts.contracts, invoice.contracts.join(', ') || null],
  ];
  const known = facts.filter((fact): fact is [string, string] => Boolean(fact[1]));
  for (let first = 0; first < known.length; first += FACTS_IN_ROW) {
    const row = known.slice(first, first + FACTS_IN_ROW);
    const gaps = Array.from({ length: FACTS_IN_ROW - row.length }, () => () => undefined);
    const shown = row.map(([label, value]) => (place: Place) => {
      write('P', `${label}:`, { size: 8.5, color: QUIET, ...place });
      write('P', value, { gap: 8, ...place });
    });
    beside([...shown, ...gaps]);
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
    line.text,
    `${number(line.quantity)} ${units(line.quantity, texts.counts[line.unit])}`,
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
  const paid = { date: date(invoice.dueOn), iban: grouped(seller.iban ?? ''), number: invoice.number };
  const notice = invoice.type === 'creditNote' ? texts.creditNotice : seller.iban ? fill(texts.payTo, paid) : null;
  if (notice) panel(doc, notice, (place) => write('P', notice, place));
  write('P', `${seller.name} · ${seller.phone} · ${seller.email}`, { color: QUIET });

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
