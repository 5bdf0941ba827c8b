import { contrastRatio } from '../../theme/contrast.ts';
import { type BrandName, brands, neutralColors, type Scheme, type Tone, toneColors } from '../../theme/tokens.ts';

export interface Contrast {
  readonly name: string;
  readonly text: string;
  readonly ground: string;
  /** Contrast ratio of WCAG 2.2, 1 to 21. */
  readonly ratio: number;
  /** Required ratio: 4.5 for text, 3 for shapes. */
  readonly needed: number;
}

const TEXT_ON: readonly (readonly [string, string, number])[] = [
  ['ink', 'canvas', 4.5],
  ['ink', 'surface', 4.5],
  ['ink2', 'surface', 4.5],
  ['ink3', 'surface', 4.5],
  ['brand', 'surface', 4.5],
  ['onBrand', 'brand', 4.5],
  ['brand', 'brandSoft', 4.5],
  ['onSignal', 'signal', 4.5],
  ['onPanel', 'panel', 4.5],
  ['onInverse', 'inverse', 4.5],
  ['control', 'surface', 3],
];

/** Contrasts of all pairs of text and background colors of one brand and scheme. */
export function contrastsOf(brand: BrandName, scheme: Scheme): Contrast[] {
  const colors: Record<string, string> = { ...neutralColors[scheme], ...brands[brand][scheme] };
  const tones = Object.keys(toneColors[scheme]) as Tone[];
  const pair = (name: string, text: string, ground: string, needed: number): Contrast => ({
    name,
    text,
    ground,
    needed,
    ratio: contrastRatio(text, ground),
  });
  return [
    ...TEXT_ON.map(([text, ground, needed]) =>
      pair(`${text} on ${ground}`, colors[text] ?? '', colors[ground] ?? '', needed),
    ),
    ...tones.map((tone) => pair(tone, toneColors[scheme][tone].fg, toneColors[scheme][tone].bg, 4.5)),
  ];
}
