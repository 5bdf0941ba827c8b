import { contrastRatio } from './contrast.ts';
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

/** A brand's colors as they are, or an error that names each pair which nobody could read. */
export function checkedBrand(brand: Record<Scheme, BrandColors>): Record<Scheme, BrandColors> {
  const faults = schemes.flatMap((scheme) => faultsOf(scheme, brand[scheme]));
  if (faults.length === 0) return brand;
  const error = new Error(`@hireyard/ui: the brand is not legible.\n${faults.join('\n')}`);
  error.name = 'BrandContrastError';
  throw error;
}

const WHITE = '#ffffff';
const BLACK = '#000000';

/** A color with a share of another in it. */
const mix = (color: string, other: string, share: number): string =>
  [1, 3, 5].reduce((hex, at) => {
    const [one = 0, two = 0] = [color, other].map((each) => Number.parseInt(each.slice(at, at + 2), 16));
    return `${hex}${Math.round(one + (two - one) * share)
      .toString(16)
      .padStart(2, '0')}`;
  }, '#');

type Needs = readonly (readonly [ground: string, contrast: number])[];

/** The color with as little of another in it, from a share on, as it takes to have each contrast. */
function legible(color: string, other: string, share: number, needs: Needs): string {
  const mixed = mix(color, other, share);
  const enough = share >= 1 || needs.every(([ground, contrast]) => contrastRatio(mixed, ground) >= contrast);
  return enough ? mixed : legible(color, other, share + 0.01, needs);
}

/** What is the same in both schemes, given what can be done and the panel. */
function withSignal(scheme: Scheme, color: string, panel: string) {
  const { inverse, hazard } = neutralColors[scheme];
  const needs: Needs = [...[inverse, hazard, panel].map((ground) => [ground, SHAPE] as const), [BLACK, 8]];
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

/** The grounds that the brand is a text on. */
const groundsOf = (scheme: Scheme, brandSoft: string): Needs => {
  const { canvas, surface, sunk } = neutralColors[scheme];
  const statuses = Object.values(toneColors[scheme]).map(({ bg }) => bg);
  return [canvas, surface, sunk, brandSoft, ...statuses].map((ground) => [ground, TEXT]);
};

function lightOf(color: string): BrandColors {
  // Seen on white, however pale the color.
  const brandSoft = legible(mix(color, WHITE, 0.9), BLACK, 0, [[WHITE, 1.12]]);
  const brand = legible(color, BLACK, 0, groundsOf('light', brandSoft));
  // Black has nothing darker.
  const brandHover = contrastRatio(brand, BLACK) < 1.5 ? mix(brand, WHITE, 0.2) : mix(brand, BLACK, 0.2);
  const panel = legible(brand, BLACK, 0, [[WHITE, 7]]);
  return { brand, brandHover, onBrand: WHITE, brandSoft, ...withSignal('light', color, panel) };
}

function darkOf(color: string): BrandColors {
  const { ink2, surface } = neutralColors.dark;
  const brandSoft = legible(color, surface, 0.7, [[ink2, TEXT]]);
  const brand = legible(color, WHITE, 0.3, groundsOf('dark', brandSoft));
  // White has nothing lighter.
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
 * A brand from one color, `#rgb` or `#rrggbb`: as it is wherever it can be read, elsewhere with as much black or white
 * in it as that takes.
 */
export function brandFrom(color: string): Record<Scheme, BrandColors> {
  const hex = color.length === 4 ? color.replaceAll(/[\da-f]/gi, '$&$&') : color;
  if (!/^#[\da-f]{6}$/i.test(hex)) throw new Error(`@hireyard/ui: a brand is a color as #rrggbb, not "${color}".`);
  const given = hex.toLowerCase();
  return checkedBrand({ light: lightOf(given), dark: darkOf(given) });
}
