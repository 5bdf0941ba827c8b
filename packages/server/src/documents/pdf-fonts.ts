import { createRequire } from 'node:module';
import { openSync } from 'fontkit';

const require = createRequire(import.meta.url);

export type Weight = 'regular' | 'bold';

const FILES = { regular: '400Regular', bold: '700Bold' } as const;
/** Font of the product, then its fallbacks: further Latin letters with Cyrillic and Greek, Hebrew, Arabic, signs. */
const FAMILIES = [
  { name: 'hanken-grotesk', file: 'HankenGrotesk', weights: FILES },
  { name: 'noto-sans', file: 'NotoSans', weights: FILES },
  { name: 'noto-sans-hebrew', file: 'NotoSansHebrew', weights: FILES },
  { name: 'noto-sans-arabic', file: 'NotoSansArabic', weights: FILES },
  { name: 'noto-sans-symbols-2', file: 'NotoSansSymbols2', weights: { regular: '400Regular', bold: '400Regular' } },
  { name: 'noto-sans-math', file: 'NotoSansMath', weights: { regular: '400Regular', bold: '400Regular' } },
] as const;

export interface PdfFont {
  readonly path: string;
  /** Tells whether the font draws a character. */
  readonly has: (char: string) => boolean;
  /** Height above the baseline, as a part of the font size. */
  readonly ascent: () => number;
}

function fontOf({ name, file, weights }: (typeof FAMILIES)[number], weight: Weight): PdfFont {
  const style = weights[weight];
  const path = require.resolve(`@expo-google-fonts/${name}/${style}/${file}_${style}.ttf`);
  // Opened on demand: most documents need the first font alone.
  let opened: { readonly characters: ReadonlySet<number>; readonly ascent: number } | undefined;
  const open = () => (opened ??= read(path));
  return {
    path,
    has: (char) => open().characters.has(char.codePointAt(0) ?? 0),
    ascent: () => open().ascent,
  };
}

function read(path: string) {
  const font = openSync(path);
  if (!('characterSet' in font)) throw new Error(`${path} is a collection of fonts.`);
  return { characters: new Set(font.characterSet), ascent: font.ascent / font.unitsPerEm };
}

/** Fonts of each weight, the product's own first. */
export const FONTS: Readonly<Record<Weight, readonly [PdfFont, ...PdfFont[]]>> = {
  regular: fontsOf('regular'),
  bold: fontsOf('bold'),
};

function fontsOf(weight: Weight): readonly [PdfFont, ...PdfFont[]] {
  const [first, ...others] = FAMILIES;
  return [fontOf(first, weight), ...others.map((family) => fontOf(family, weight))];
}
