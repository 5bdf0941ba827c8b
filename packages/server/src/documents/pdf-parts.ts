export const MARGIN = 48;
export const INK = '#16202b';
export const QUIET = '#46535f';
const LINE = '#c9d0d5';
const SUNK = '#eef0ee';
/** Space at the foot of a page for its number. */
export const FOOT = 40;

/** Where something stands in a line: its left edge, and how wide it is. */
export interface Place {
  readonly x: number;
  readonly wide: number;
}

export interface Column {
  readonly text: string;
  readonly width: number;
  readonly align: 'left' | 'right';
}

export const bottom = (doc: PDFKit.PDFDocument): number => doc.page.height - MARGIN - FOOT / 2;

/** What is no content: screen readers pass it over. */
export function artifact(doc: PDFKit.PDFDocument, paint: () => void): void {
  doc.markContent('Artifact', { type: 'Pagination' });
  paint();
  doc.endMarkedContent();
}

/** A text on a ground of its own, which is no content. */
export function panel(doc: PDFKit.PDFDocument, text: string, write: (place: Place) => void): void {
  const wide = doc.page.width - 2 * MARGIN;
  const inner = { x: MARGIN + 10, wide: wide - 20 };
  doc.font('regular').fontSize(9.5);
  const height = doc.heightOfString(text, { width: inner.wide }) + 16;
  const { y } = doc;
  artifact(doc, () => doc.roundedRect(MARGIN, y, wide, height, 4).fill(SUNK));
  doc.y = y + 8;
  write(inner);
  doc.y = y + height + 10;
}

/** Its types do not know the scope of a head yet. */
type StructOptions = Parameters<PDFKit.PDFDocument['struct']>[1] & { readonly scope?: 'Column' };

/** A tagged table; its head stands on each page, tagged once. */
export function drawTable(
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
