import { contrastRatio } from './contrast.ts';
import { type BrandColors, type ColorTokens, neutralColors, type Scheme, toneColors } from './tokens.ts';

/** Minimum contrast of text (WCAG 2.2, 1.4.3) and of shapes (1.4.11) on their background. */
export const TEXT = 4.5;
export const SHAPE = 3;

type ColorName = keyof ColorTokens;

/** Pairs of text and background that depend on the brand, with the required contrast. */
export const brandPairs: readonly (readonly [text: ColorName, grounds: readonly ColorName[], needed: number])[] = [
  ['ink', ['brandSoft'], TEXT],
  ['ink2', ['brandSoft'], TEXT],
  ['brand', ['canvas', 'surface', 'sunk', 'brandSoft'], TEXT],
  ['onBrand', ['brand', 'brandHover'], TEXT],
  ['onSignal', ['signal', 'signalHover'], TEXT],
  ['signal', ['inverse', 'panel'], SHAPE],
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
    // Rounded down, so that 4.499 is not reported as the required 4.50.
    const rounded = Math.floor(ratio * 100) / 100;
    return [`${scheme}: ${text} ${colors[text]} on ${ground} ${behind} has a contrast of ${rounded}, needs ${needed}`];
  });
}

/** Returns a brand's colors. Throws an error that lists all illegible pairs. */
export function checkedBrand(brand: Record<Scheme, BrandColors>): Record<Scheme, BrandColors> {
  const faults = schemes.flatMap((scheme) => faultsOf(scheme, brand[scheme]));
  if (faults.length === 0) return brand;
  const error = new Error(`@hireyard/ui: the brand is not legible.\n${faults.join('\n')}`);
  error.name = 'BrandContrastError';
  throw error;
}

const WHITE = '#ffffff';
const BLACK = '#000000';

/** Mixes a color with a share of another. */
const mix = (color: string, other: string, share: number): string =>
  [1, 3, 5].reduce((hex, at) => {
    const [one = 0, two = 0] = [color, other].map((each) => Number.parseInt(each.slice(at, at + 2), 16));
    return `${hex}${Math.round(one + (two - one) * share)
      .toString(16)
      .padStart(2, '0')}`;
  }, '#');

type Needs = readonly (readonly [ground: string, contrast: number])[];

/** Mixes a color with the least of another, from a minimum share, that gives all required contrasts. */
function legible(color: string, other: string, share: number, needs: Needs): string {
  const mixed = mix(color, other, share);
  const enough = share >= 1 || needs.every(([ground, contrast]) => contrastRatio(mixed, ground) >= contrast);
  return enough ? mixed : legible(color, other, share + 0.01, needs);
}

/** Signal and panel colors of a scheme, derived from the brand's color. */
function withSignal(scheme: Scheme, color: string, panel: string) {
  const { inverse } = neutralColors[scheme];
  const needs: Needs = [...[inverse, panel].map((ground) => [ground, SHAPE] as const), [BLACK, 8]];
  const signal = legible(color, WHITE, 0, needs);
  const signalHover = mix(signal, BLACK, 0.1);
  return {
    signal,
    signalHover,
    onSignal: legible(color, BLACK, 0.8, [[signalHover, TEXT]]),
    panel,
    onPanel: WHITE,
    onPanel2: legible(color, WHITE, 0.85, [[panel, TEXT]]),
  };
}

/** Backgrounds on which the brand color is used for text. */
const groundsOf = (scheme: Scheme, brandSoft: string): Needs => {
  const { canvas, surface, sunk } = neutralColors[scheme];
  const statuses = Object.values(toneColors[scheme]).map(({ bg }) => bg);
  return [canvas, surface, sunk, brandSoft, ...statuses].map((ground) => [ground, TEXT]);
};

function lightOf(color: string): BrandColors {
  // Visible on white, however pale the color.
  const brandSoft = legible(mix(color, WHITE, 0.9), BLACK, 0, [[WHITE, 1.12]]);
  const brand = legible(color, BLACK, 0, groundsOf('light', brandSoft));
  // Nothing is darker than black.
  const brandHover = contrastRatio(brand, BLACK) < 1.5 ? mix(brand, WHITE, 0.2) : mix(brand, BLACK, 0.2);
  const panel = legible(brand, BLACK, 0, [[WHITE, 7]]);
  return { brand, brandHover, onBrand: WHITE, brandSoft, ...withSignal('light', color, panel) };
}

function darkOf(color: string): BrandColors {
  const { ink2, surface } = neutralColors.dark;
  const brandSoft = legible(color, surface, 0.7, [[ink2, TEXT]]);
  const brand = legible(color, WHITE, 0.3, groundsOf('dark', brandSoft));
  // Nothing is lighter than white.
  const brandHover = contrastRatio(brand, WHITE) < 1.4 ? mix(brand, BLACK, 0.15) : mix(brand, WHITE, 0.3);
  const onBrand = legible(
    color,
    BLACK,
    0.8,
    [brand, brandHover].map((ground) => [ground, TEXT]),
  );
  const panel = legible(color, BLACK, 0.4, [[WHITE, 9]]);
  return { brand, brandHover, onBrand, brandSoft, ...withSignal('dark', color, panel) };
}

/**
 * Derives a brand from one color, `#rgb` or `#rrggbb`. The color is used unchanged where it is legible, and otherwise
 * mixed with as much black or white as needed.
 */
export function brandFrom(color: string): Record<Scheme, BrandColors> {
  const hex = color.length === 4 ? color.replaceAll(/[\da-f]/gi, '$&$&') : color;
  if (!/^#[\da-f]{6}$/i.test(hex)) throw new Error(`@hireyard/ui: a brand is a color as #rrggbb, not "${color}".`);
  const normalized = hex.toLowerCase();
  return checkedBrand({ light: lightOf(normalized), dark: darkOf(normalized) });
}
