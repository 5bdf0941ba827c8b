import { contrastRatio } from './contrast.ts';
import { type Oklch, toHex, toOklch } from './oklch.ts';
import { type BrandColors, type ColorTokens, neutralColors, type Scheme, toneColors } from './tokens.ts';

/** What a text needs on its ground (WCAG 2.2, 1.4.3), and a shape (1.4.11). */
export const TEXT = 4.5;
export const SHAPE = 3;

type ColorName = keyof ColorTokens;

/** The pairs of text and ground that a brand decides on, with the contrast that each needs. */
export const brandPairs: readonly (readonly [text: ColorName, grounds: readonly ColorName[], needed: number])[] = [
  ['ink', ['brandSoft'], TEXT],
  ['ink2', ['brandSoft'], TEXT],
  ['brand', ['canvas', 'surface', 'sunk', 'brandSoft'], TEXT],
  ['onBrand', ['brand', 'brandHover'], TEXT],
  ['onSignal', ['signal', 'signalHover'], TEXT],
  ['signal', ['inverse', 'panel', 'hazard'], SHAPE],
  ['onPanel', ['panel'], TEXT],
  ['onPanel2', ['panel'], TEXT],
];

const schemes: readonly Scheme[] = ['light', 'dark'];

function faultsOf(scheme: Scheme, brand: BrandColors): string[] {
  const colors = { ...neutralColors[scheme], ...brand };
  const pairs = [
    ...brandPairs.flatMap(([text, grounds, needed]) =>
      grounds.map((ground) => [text, ground, colors[ground], needed] as const),
    ),
    ...Object.entries(toneColors[scheme]).map(([tone, { bg }]) => ['brand', `tone.${tone}`, bg, TEXT] as const),
  ];
  return pairs.flatMap(([text, ground, behind, needed]) => {
    const ratio = contrastRatio(colors[text], behind);
    if (ratio >= needed) return [];
    // Rounded down: 4.499 must not be written as the 4.50 that it needs.
    const written = Math.floor(ratio * 100) / 100;
    return [`${scheme}: ${text} ${colors[text]} on ${ground} ${behind} has a contrast of ${written}, needs ${needed}`];
  });
}

/** A brand's colours as they are, or an error that names each pair which nobody could read. */
export function checkedBrand(brand: Record<Scheme, BrandColors>): Record<Scheme, BrandColors> {
  const faults = schemes.flatMap((scheme) => faultsOf(scheme, brand[scheme]));
  if (faults.length === 0) return brand;
  const error = new Error(`@hireyard/ui: the brand is not legible.\n${faults.join('\n')}`);
  error.name = 'BrandContrastError';
  throw error;
}

/** The same hue in another lightness, not stronger than `c`. */
const shade = (color: Oklch, l: number, c = color.c) => toHex({ ...color, l, c: Math.min(color.c, c) });

/** The shade nearest to a lightness that has the contrast with every ground. */
function legible(color: Oklch, l: number, grounds: readonly string[], needed: number): string {
  for (let away = 0; away <= 1; away += 0.01) {
    for (const other of [l - away, l + away]) {
      const hex = shade(color, Math.min(1, Math.max(0, other)));
      if (grounds.every((ground) => contrastRatio(hex, ground) >= needed)) return hex;
    }
  }
  return shade(color, l);
}

const groundsOf = (scheme: Scheme, brandSoft: string) => {
  const { canvas, surface, sunk } = neutralColors[scheme];
  return [canvas, surface, sunk, brandSoft, ...Object.values(toneColors[scheme]).map(({ bg }) => bg)];
};

function lightOf(hex: string, color: Oklch): BrandColors {
  const brandSoft = shade(color, 0.94, 0.02);
  const grounds = groundsOf('light', brandSoft);
  const asGiven = grounds.every((ground) => contrastRatio(hex, ground) >= TEXT);
  const brand = asGiven ? hex : legible(color, color.l, grounds, TEXT);
  const { l } = toOklch(brand);
  const panel = shade(color, Math.min(l, 0.38));
  const signal = legible(color, 0.82, [neutralColors.light.inverse, neutralColors.light.hazard, panel], SHAPE);
  return {
    brand,
    // Black has nothing darker.
    brandHover: shade(color, l < 0.2 ? l + 0.12 : l - 0.07),
    onBrand: '#ffffff',
    brandSoft,
    signal,
    signalHover: shade(color, toOklch(signal).l - 0.04),
    onSignal: shade(color, 0.2),
    panel,
    onPanel: '#ffffff',
    onPanel2: shade(color, 0.9, 0.015),
  };
}

function darkOf(color: Oklch): BrandColors {
  const brandSoft = shade(color, 0.32, 0.05);
  const brand = legible(color, Math.max(0.78, color.l), groundsOf('dark', brandSoft), TEXT);
  const { l } = toOklch(brand);
  const panel = shade(color, 0.3);
  const signal = legible(color, 0.82, [neutralColors.dark.inverse, neutralColors.dark.hazard, panel], SHAPE);
  return {
    brand,
    // White has nothing lighter.
    brandHover: shade(color, l > 0.92 ? l - 0.07 : l + 0.05),
    onBrand: shade(color, 0.22),
    brandSoft,
    signal,
    signalHover: shade(color, toOklch(signal).l + 0.04),
    onSignal: shade(color, 0.2),
    panel,
    onPanel: '#ffffff',
    onPanel2: shade(color, 0.9, 0.015),
  };
}

/**
 * A brand from one colour, `#rgb` or `#rrggbb`: its hue in both schemes, as it is wherever it can be read, lighter or
 * darker elsewhere.
 */
export function brandFrom(color: string): Record<Scheme, BrandColors> {
  const hex = color.length === 4 ? color.replaceAll(/[\da-f]/gi, '$&$&') : color;
  if (!/^#[\da-f]{6}$/i.test(hex)) throw new Error(`@hireyard/ui: a brand is a colour as #rrggbb, not "${color}".`);
  const given = toOklch(hex);
  return checkedBrand({ light: lightOf(hex.toLowerCase(), given), dark: darkOf(given) });
}
