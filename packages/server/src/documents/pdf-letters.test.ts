import { inflateSync } from 'node:zlib';
import { getDocument } from 'pdfjs-dist/legacy/build/pdf.mjs';
import { describe, expect, it } from 'vitest';
import { FOREIGN_TEXTS, printedOffHire } from '../testing/printed.ts';
import { offHirePdf } from './off-hire-pdf.ts';
import { startPdf } from './pdf-writer.ts';

async function textOf(bytes: Uint8Array): Promise<string> {
  const pdf = await getDocument({ data: Uint8Array.from(bytes) }).promise;
  const pages = Array.from({ length: pdf.numPages }, (_, index) => pdf.getPage(index + 1));
  const texts = await Promise.all(pages.map(async (page) => (await (await page).getTextContent()).items));
  return texts
    .flat()
    .map((item) => ('str' in item ? item.str : ''))
    .join('');
}

const ESCAPED: Readonly<Record<string, string>> = { n: '\n', r: '\r', t: '\t', b: '\b', f: '\f' };

/** Returns the texts that replace what is drawn, for readers and for copying. */
function actualTextsOf(bytes: Uint8Array): string[] {
  const file = Buffer.from(bytes);
  const streams = file.toString('latin1').matchAll(/stream\r?\n/g);
  const contents = [...streams].flatMap(({ 0: { length }, index }) => {
    try {
      return inflateSync(file.subarray(index + length), { finishFlush: 2 }).toString('latin1');
    } catch {
      return [];
    }
  });
  return contents
    .flatMap((content) => [...content.matchAll(/\/ActualText <([\da-f]+)>|\/ActualText \(((?:[^\\)]|\\[\s\S])*)\)/gi)])
    .map(([, hex, literal = '']) => {
      const raw = hex
        ? Buffer.from(hex, 'hex')
        : Buffer.from(
            literal.replaceAll(/\\([\s\S])/g, (_, char: string) => ESCAPED[char] ?? char),
            'latin1',
          );
      return raw.subarray(2).swap16().toString('utf16le');
    });
}

/** Names of the embedded fonts, each a subset. */
const fontsOf = (bytes: Uint8Array) =>
  new Set(
    Array.from(
      Buffer.from(bytes)
        .toString('latin1')
        .matchAll(/\/BaseFont \/[A-Z]{6}\+([\w-]+)/g),
      ([, name]) => name,
    ),
  );

const printed = (place: string) => offHirePdf(printedOffHire('en-US', place));

describe('texts in PDF files', () => {
  it.each([
    ['cyrillic', 'NotoSans'],
    ['greek', 'NotoSans'],
    ['hebrew', 'NotoSansHebrew'],
    ['arabic', 'NotoSansArabic'],
    ['signs', 'NotoSansMath'],
  ] as const)('[DOM-63] draw %s by a fallback font, embedded as a subset', async (script, font) => {
    const bytes = await printed(FOREIGN_TEXTS[script]);
    expect([...fontsOf(bytes)].some((name) => name?.startsWith(font))).toBe(true);
    expect(bytes.length).toBeLessThan(250_000);
  });

  it('[DOM-63] embed no further font for the languages of the portal', async () => {
    const pdf = startPdf({ title: 'T', author: 'A', language: 'pl', at: new Date('2026-11-20T00:00:00Z') });
    pdf.write('P', 'Łódź, Győr, Straße, façade, één – „“ 12 m² € ½');
    expect([...fontsOf(await pdf.finish(() => ''))]).toEqual(['HankenGrotesk-Regular']);
  });

  it('[DOM-63] keep letters of other scripts readable', async () => {
    const text = await textOf(
      await printed(`${FOREIGN_TEXTS.cyrillic}\n${FOREIGN_TEXTS.greek}\n${FOREIGN_TEXTS.signs}`),
    );
    for (const part of [FOREIGN_TEXTS.cyrillic, FOREIGN_TEXTS.greek, '⌀ 32 mm ✓ → ≤ ⚠']) expect(text).toContain(part);
  });

  it('[DOM-63] draw Hebrew and Arabic from right to left, and keep them in reading order', async () => {
    const actual = actualTextsOf(await printed(`${FOREIGN_TEXTS.hebrew}\n${FOREIGN_TEXTS.arabic}`));
    expect(actual.join('')).toContain('שער');
    // From left to right on paper: the bracket comes first, then its words, the number, the first word.
    expect(actual.slice(0, 2)).toEqual([' (ליד המחסן)', 'שער ']);
    expect(actual.join('|')).toContain('موقع البناء رقم ');
  });

  it('[DOM-63] show a sign for what no font has, and keep its text', async () => {
    const bytes = await printed(`${FOREIGN_TEXTS.chinese} ${FOREIGN_TEXTS.emoji}`);
    expect(await textOf(bytes)).toContain('\ufffd'.repeat(5));
    const actual = actualTextsOf(bytes).map((text) => text.trim());
    expect(actual).toEqual([FOREIGN_TEXTS.chinese, '👷🏽‍♀️', '❤️', '🇳🇱']);
  });

  it('[DOM-63] break lines at blanks and within long words, and pages between lines', async () => {
    const pdf = startPdf({ title: 'T', author: 'A', language: 'en-US', at: new Date('2026-11-20T00:00:00Z') });
    const long = 'Ж'.repeat(150);
    const lines = Array.from({ length: 80 }, (_, index) => `Строка ${index}`);
    pdf.write('P', [`${'слово '.repeat(60)}${long}`, ...lines].join('\n'));
    const bytes = await pdf.finish((page, pages) => `${page}/${pages}`);
    const { numPages } = await getDocument({ data: Uint8Array.from(bytes) }).promise;
    expect(numPages).toBe(2);
    const text = await textOf(bytes);
    expect(text.replaceAll(' ', '')).toContain('слово'.repeat(60));
    expect(text).toContain(long);
    expect(text).toContain('Строка 79');
  });
});
