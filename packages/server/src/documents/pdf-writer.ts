import type { Language } from '@hireyard/contract';
import PDFDocument from 'pdfkit';
import { FONTS } from './pdf-fonts.ts';
import { type Letters, lettersOf } from './pdf-letters.ts';

export const MARGIN = 48;
export const INK = '#16202b';
export const QUIET = '#46535f';
const LINE = '#c9d0d5';
const SUNK = '#eef0ee';
/** Space between columns. */
const GUTTER = 16;
/** Space for the page number at the foot of a page. */
const FOOT = 40;

/** Declares the property of PDF/UA, as PDF/A requires. */
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

/** PDFKit does not escape these characters in XML. */
const plain = (text: string): string => text.replaceAll(/[<>&]/g, ' ');

/** Horizontal position: left edge and width. */
export interface Place {
  readonly x: number;
  readonly wide: number;
}

export interface Column {
  readonly text: string;
  readonly width: number;
  readonly align: 'left' | 'right';
}

export interface PdfHead {
  readonly title: string;
  readonly author: string;
  readonly language: Language;
  /** Creation date. Equal content and date produce equal bytes. */
  readonly at: Date;
}

/** Writes the pages of a document from top to bottom. */
export interface PdfWriter {
  readonly doc: PDFKit.PDFDocument;
  readonly letters: Letters;
  readonly root: PDFKit.PDFStructureElement;
  /** Width between the margins. */
  readonly width: number;
  readonly write: (
    tag: string,
    text: string,
    style?: Partial<Place> & {
      readonly size?: number;
      readonly bold?: boolean;
      readonly color?: string;
      readonly gap?: number;
    },
  ) => void;
  /** Draws blocks side by side, tagged in order. Continues below the longest one. */
  readonly beside: (blocks: readonly ((place: Place) => void)[]) => void;
  /** Numbers the pages and returns the file. */
  readonly finish: (footOf: (page: string, pages: string) => string) => Promise<Uint8Array>;
}

/** Starts a PDF/A-3a and PDF/UA-1 document: tagged, with embedded fonts. */
export function startPdf({ title, author, language, at }: PdfHead): PdfWriter {
  const doc = new PDFDocument({
    size: 'A4',
    margins: { top: MARGIN, left: MARGIN, right: MARGIN, bottom: MARGIN },
    pdfVersion: '1.7',
    subset: 'PDF/A-3a',
    tagged: true,
    lang: language,
    displayTitle: true,
    bufferPages: true,
    font: FONTS.regular[0].path,
    info: {
      Title: plain(title),
      Author: plain(author),
      Creator: 'Hireyard',
      Producer: 'Hireyard',
      CreationDate: at,
      ModDate: at,
    },
  });
  const chunks: Uint8Array[] = [];
  const done = new Promise<void>((resolve, reject) => {
    doc.on('data', (chunk: Uint8Array) => chunks.push(chunk));
    doc.on('end', resolve);
    doc.on('error', reject);
  });
  doc.appendXML(PDF_UA);
  const letters = lettersOf(doc);
  const root = doc.struct('Document');
  doc.addStructure(root);
  const width = doc.page.width - 2 * MARGIN;
  return {
    doc,
    letters,
    root,
    width,
    write: (tag, text, { size = 9.5, bold = false, color = INK, gap = 0, x = MARGIN, wide = width } = {}) => {
      root.add(
        doc.struct(tag, {}, () => {
          letters.use(bold ? 'bold' : 'regular', size, color);
          letters.draw(text, x, doc.y, { width: wide });
          doc.y += gap;
        }),
      );
    },
    beside: (blocks) => {
      const top = doc.y;
      const each = width / blocks.length;
      let end = top;
      for (const [index, block] of blocks.entries()) {
        doc.y = top;
        block({ x: MARGIN + index * each, wide: each - GUTTER });
        end = Math.max(end, doc.y);
      }
      doc.y = end;
    },
    finish: async (footOf) => {
      const { start, count } = doc.bufferedPageRange();
      for (let page = start; page < start + count; page += 1) {
        doc.switchToPage(page);
        artifact(doc, () => {
          // Prevents a page break, since the text is below the margin.
          doc.page.margins.bottom = 0;
          letters.use('regular', 8, QUIET);
          const foot = footOf(String(page + 1), String(count));
          letters.draw(foot, MARGIN, doc.page.height - FOOT, { width, align: 'right', lineBreak: false });
        });
      }
      doc.end();
      await done;
      return Buffer.concat(chunks);
    },
  };
}

/** Returns the lower end of a page's content. */
export const bottom = (doc: PDFKit.PDFDocument): number => doc.page.height - MARGIN - FOOT / 2;

/** Marks decoration, which screen readers skip. */
function artifact(doc: PDFKit.PDFDocument, paint: () => void): void {
  doc.markContent('Artifact', { type: 'Pagination' });
  paint();
  doc.endMarkedContent();
}

/** Draws a horizontal rule. */
export function rule({ doc }: Pick<PdfWriter, 'doc'>, { x, wide }: Place): void {
  const y = doc.y + 1;
  artifact(doc, () =>
    doc
      .moveTo(x, y)
      .lineTo(x + wide, y)
      .lineWidth(0.75)
      .strokeColor(QUIET)
      .stroke(),
  );
  doc.y = y + 5;
}

/** Draws a text on a colored background. The background is decoration. */
export function panel({ doc, letters, width, write }: PdfWriter, text: string): void {
  const inner = { x: MARGIN + 10, wide: width - 20 };
  letters.use('regular', 9.5, INK);
  const height = letters.heightOf(text, inner.wide) + 16;
  const { y } = doc;
  artifact(doc, () => doc.roundedRect(MARGIN, y, width, height, 4).fill(SUNK));
  doc.y = y + 8;
  write('P', text, inner);
  doc.y = y + height + 10;
}

/** PDFKit's types lack `scope`. */
type StructOptions = Parameters<PDFKit.PDFDocument['struct']>[1] & { readonly scope?: 'Column' };

/** Draws a tagged table. Repeats the head on each page and tags it once. */
export function drawTable(
  { doc, letters, root }: Pick<PdfWriter, 'doc' | 'letters' | 'root'>,
  columns: readonly Column[],
  rows: readonly (readonly string[])[],
): void {
  const table = doc.struct('Table');
  root.add(table);
  const heads = columns.map(({ text }) => text);
  const heightOf = (cells: readonly string[]) =>
    Math.max(...cells.map((text, index) => letters.heightOf(text, (columns[index]?.width ?? 0) - 8))) + 8;
  const paintCell = (text: string, index: number, y: number) => {
    const x = MARGIN + columns.slice(0, index).reduce((sum, { width }) => sum + width, 0);
    const { width = 0, align = 'left' } = columns[index] ?? {};
    // Right-aligned columns have their padding on the left.
    letters.draw(text, align === 'right' ? x + 8 : x, y + 4, { width: width - 8, align });
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
  const head = () => letters.use('bold', 8.5, QUIET);
  const body = () => letters.use('regular', 9, INK);
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
