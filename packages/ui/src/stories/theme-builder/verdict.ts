import { brandFrom } from '../../theme/brand.ts';
import { contrastRatio } from '../../theme/contrast.ts';
import { neutralColors, type Scheme, toneColors } from '../../theme/tokens.ts';

export const SCHEMES: readonly Scheme[] = ['light', 'dark'];

/** Contrast that text needs (WCAG 2.2, 1.4.3). */
const TEXT = 4.5;
/** Distance in OKLab below which two colors beside each other are taken for one. */
const ALIKE = 0.1;

/** Color in OKLab, in which equal distances look equal. */
function oklab(hex: string): readonly number[] {
  const [red = 0, green = 0, blue = 0] = [1, 3, 5].map((at) => {
    const channel = Number.parseInt(hex.slice(at, at + 2), 16) / 255;
    return channel <= 0.04045 ? channel / 12.92 : ((channel + 0.055) / 1.055) ** 2.4;
  });
  const long = Math.cbrt(0.4122 * red + 0.5363 * green + 0.0514 * blue);
  const middle = Math.cbrt(0.2119 * red + 0.6807 * green + 0.1074 * blue);
  const short = Math.cbrt(0.0883 * red + 0.2817 * green + 0.63 * blue);
  return [
    0.2105 * long + 0.7936 * middle - 0.0041 * short,
    1.978 * long - 2.4286 * middle + 0.4506 * short,
    0.0259 * long + 0.7828 * middle - 0.8087 * short,
  ];
}

const distanceOf = (one: string, other: string): number => {
  const second = oklab(other);
  return Math.hypot(...oklab(one).map((value, at) => value - (second[at] ?? 0)));
};

/** Rounded down, so that 4.499 is not shown as the required 4.50. */
const shown = (ratio: number): string => (Math.floor(ratio * 100) / 100).toFixed(2);

/** The ground of links and buttons on which a color is the hardest to read. */
function weakestOf(color: string, scheme: Scheme): string {
  const { canvas, surface, sunk } = neutralColors[scheme];
  const grounds = [surface, canvas, sunk, ...Object.values(toneColors[scheme]).map(({ bg }) => bg)];
  return grounds.reduce((worst, each) => (contrastRatio(color, each) < contrastRatio(color, worst) ? each : worst));
}

/** What a color cannot do as it is, one sentence each, with what the theme takes instead. */
export function verdictsOf(color: string): string[] {
  const brand = brandFrom(color);
  return SCHEMES.flatMap((scheme) => {
    const ground = weakestOf(color, scheme);
    const used = brand[scheme].brand;
    const error = toneColors[scheme].error.fg;
    const ratio = contrastRatio(color, ground);
    const weak =
      ratio < TEXT &&
      `In ${scheme}, ${color} on ${ground} has a contrast of ${shown(ratio)}, and text needs ${TEXT}: links and buttons become ${used}.`;
    const alike =
      distanceOf(used, error) < ALIKE &&
      `In ${scheme}, ${used} looks like ${error}, which says error and overdue: choose a color that nobody takes for it.`;
    return [weak, alike].filter((sentence) => sentence !== false);
  });
}
