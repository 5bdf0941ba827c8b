import bidiFactory, { type Bidi, type EmbeddingLevels } from 'bidi-js';
import { FONTS, type Weight } from './pdf-fonts.ts';

/** The package declares types of its ES module, but Node loads its CommonJS one, whose export is the function itself. */
const bidi = (bidiFactory as unknown as () => Bidi)();

/** Drawn in place of a character that no font has. Its text in the file stays the character. */
const SIGN = '\ufffd';
const SIGN_FONT = 1;

interface Box {
  readonly width: number;
  readonly align?: 'left' | 'right';
  readonly lineBreak?: boolean;
}

/** Draws texts in any script, in the fonts of the product. */
export interface Letters {
  /** Sets weight, size and color of the following texts. */
  readonly use: (weight: Weight, size: number, color: string) => void;
  readonly draw: (text: string, x: number, y: number, box: Box) => void;
  readonly heightOf: (text: string, width: number) => number;
}

/** Part of a text that is never divided: a letter with its accents, or an emoji. */
interface Cluster {
  readonly text: string;
  /** Position in the text. */
  readonly start: number;
  /** Index of the font, or null if no font has it. */
  readonly font: number | null;
}
/** Clusters of one font and direction that stand side by side. */
interface Run {
  readonly font: number;
  readonly text: string;
  /** Text in reading order. Null if it equals the drawn text. */
  readonly actual: string | null;
  readonly width: number;
}

const clusters = new Intl.Segmenter(undefined, { granularity: 'grapheme' });
const RIGHT_TO_LEFT = /[\p{Script=Hebrew}\p{Script=Arabic}]/u;
/** Characters without a shape of their own, such as joiners. A font may lack them. */
const SHAPELESS = /\p{Default_Ignorable_Code_Point}/u;
const LETTER = /[\p{L}\p{M}]/u;

/** Assigns a font to each cluster. Blanks and punctuation stay in the font of the letters before them. */
function clustersOf(text: string, weight: Weight): readonly Cluster[] {
  const fonts = FONTS[weight];
  const covers = (font: number, cluster: string) =>
    [...cluster].every((char) => SHAPELESS.test(char) || fonts[font]?.has(char));
  let before = 0;
  return Array.from(clusters.segment(text), ({ segment, index }) => {
    const isLetter = LETTER.test(segment);
    const font = !isLetter && covers(before, segment) ? before : fonts.findIndex((_, at) => covers(at, segment));
    if (font >= 0) before = font;
    return { text: segment, start: index, font: font < 0 ? null : font };
  });
}

const isCovered = (text: string, weight: Weight): boolean =>
  !RIGHT_TO_LEFT.test(text) && [...text].every((char) => char === '\n' || FONTS[weight][0].has(char));

/** Prepares a document for texts in any script. Fonts that no text needs are not embedded. */
export function lettersOf(doc: PDFKit.PDFDocument): Letters {
  let weight: Weight = 'regular';
  let size = 0;
  let color = '#000';
  const nameOf = (font: number) => (font === 0 ? weight : `${weight} ${font}`);
  for (const each of ['regular', 'bold'] as const) {
    for (const [at, { path }] of FONTS[each].entries()) doc.registerFont(at === 0 ? each : `${each} ${at}`, path);
  }
  // With features, even none, the whole run is shaped at once instead of word by word.
  const shaped = { lineBreak: false, features: [] };
  // Words are measured for the height of a row and again for its lines, and many rows have the same ones.
  const widths = new Map<string, number>();
  const widthOf = (font: number, text: string) => {
    const key = `${nameOf(font)} ${size} ${text}`;
    const width = widths.get(key) ?? doc.font(nameOf(font)).widthOfString(text, shaped);
    widths.set(key, width);
    return width;
  };

  /** Returns the runs of a line from left to right. */
  const runsOf = (text: string, embedding: EmbeddingLevels, line: readonly Cluster[]): readonly Run[] => {
    const [first] = line;
    const last = line.at(-1);
    if (!first || !last) return [];
    const byStart = new Map(line.map((cluster, index) => [cluster.start, { cluster, index }]));
    const order = bidi
      .getReorderedIndices(text, embedding, first.start, last.start + last.text.length - 1)
      .flatMap((at) => byStart.get(at) ?? []);
    const groups: { members: typeof order; isReversed: boolean }[] = [];
    for (const entry of order) {
      const isReversed = (embedding.levels[entry.cluster.start] ?? 0) % 2 === 1;
      const group = groups.at(-1);
      const neighbor = group?.members.at(-1);
      const step = isReversed ? -1 : 1;
      if (
        group?.isReversed === isReversed &&
        neighbor?.cluster.font === entry.cluster.font &&
        entry.index === (neighbor?.index ?? 0) + step
      )
        group.members.push(entry);
      else groups.push({ members: [entry], isReversed });
    }
    return groups.map(({ members, isReversed }) =>
      runOf(
        members.map(({ cluster }) => cluster),
        isReversed,
      ),
    );
  };

  /** Returns a run of clusters, which are in the order from left to right. */
  const runOf = (members: readonly Cluster[], isReversed: boolean): Run => {
    const actual = (isReversed ? members.toReversed() : members).map(({ text }) => text).join('');
    const font = members[0]?.font ?? null;
    if (font === null) {
      const text = SIGN.repeat(members.length);
      return { font: SIGN_FONT, text, actual, width: widthOf(SIGN_FONT, text) };
    }
    // The font turns letters of these scripts by itself, and takes them in reading order.
    const turns = RIGHT_TO_LEFT.test(actual);
    const shown = (cluster: string) =>
      [...cluster]
        .filter((char) => !SHAPELESS.test(char) || FONTS[weight][font]?.has(char))
        .map((char) => (isReversed ? (bidi.getMirroredCharacter(char) ?? char) : char))
        .join('');
    const text = (turns ? members.toReversed() : members).map((cluster) => shown(cluster.text)).join('');
    return { font, text, actual: isReversed || text !== actual ? actual : null, width: widthOf(font, text) };
  };

  /** Breaks a paragraph into lines at blanks, and within a word that is wider than the line. */
  const linesOf = (text: string, width: number): readonly (readonly Run[])[] => {
    const all = clustersOf(text, weight);
    const embedding = bidi.getEmbeddingLevels(text, 'ltr');
    // Each word is measured once: long texts take no more than linear time.
    const widthOfAll = (part: readonly Cluster[]) =>
      runsOf(text, embedding, part).reduce((sum, run) => sum + run.width, 0);
    const lines: Cluster[][] = [[]];
    let used = 0;
    const add = (part: readonly Cluster[]) => {
      const isFirst = lines.at(-1)?.length === 0;
      if (!isFirst && used + widthOfAll(trimmed(part)) > width) {
        lines.push([]);
        used = 0;
      }
      lines.at(-1)?.push(...part);
      used += widthOfAll(part);
    };
    for (const word of wordsOf(all)) {
      if (widthOfAll(trimmed(word)) <= width) add(word);
      else for (const cluster of word) add([cluster]);
    }
    return lines.map((line) => runsOf(text, embedding, trimmed(line)));
  };
  const paragraphsOf = (text: string, width: number) =>
    text.split('\n').flatMap((paragraph) => linesOf(paragraph, width));
  const lineHeight = () => doc.font(weight).currentLineHeight(true);

  const drawLine = (runs: readonly Run[], x: number, y: number) => {
    let at = x;
    const baseline = y + FONTS[weight][0].ascent() * size;
    for (const { font, text, actual, width } of runs) {
      if (actual !== null) doc.markContent('Span', { actual });
      doc.font(nameOf(font)).text(text, at, baseline, { ...shaped, baseline: 'alphabetic' });
      if (actual !== null) doc.endMarkedContent();
      at += width;
    }
  };

  return {
    use: (nextWeight, nextSize, nextColor) => {
      weight = nextWeight;
      size = nextSize;
      color = nextColor;
      doc.font(weight).fontSize(size).fillColor(color);
    },
    heightOf: (text, width) =>
      isCovered(text, weight)
        ? doc.font(weight).heightOfString(text, { width })
        : paragraphsOf(text, width).length * lineHeight(),
    draw: (text, x, y, box) => {
      if (isCovered(text, weight)) {
        doc.font(weight).text(text, x, y, box);
        return;
      }
      const { width, align = 'left', lineBreak = true } = box;
      doc.y = y;
      for (const runs of paragraphsOf(text, lineBreak ? width : Number.POSITIVE_INFINITY)) {
        // A new page has the default color.
        if (doc.y + lineHeight() > doc.page.maxY()) doc.continueOnNewPage().fillColor(color);
        const top = doc.y;
        const indent = align === 'right' ? width - runs.reduce((sum, run) => sum + run.width, 0) : 0;
        drawLine(runs, x + indent, top);
        doc.y = top + lineHeight();
      }
      doc.font(weight);
    },
  };
}

const isBlank = ({ text }: Cluster) => /^\s+$/.test(text);
/** Returns words with the blanks behind them. */
function wordsOf(all: readonly Cluster[]): readonly (readonly Cluster[])[] {
  const words: Cluster[][] = [];
  for (const [index, cluster] of all.entries()) {
    const before = all[index - 1];
    if (!before || (isBlank(before) && !isBlank(cluster))) words.push([]);
    words.at(-1)?.push(cluster);
  }
  return words;
}
/** Returns a line without the blanks at its end. */
const trimmed = (line: readonly Cluster[]) => line.slice(0, line.findLastIndex((cluster) => !isBlank(cluster)) + 1);
