import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { brandFrom, brandPairs, checkedBrand } from './brand.ts';
import { contrastRatio } from './contrast.ts';
import { createHireyardTheme } from './create-hireyard-theme.ts';
import { type BrandColors, brands, neutralColors, type Scheme, toneColors } from './tokens.ts';

const schemes: Scheme[] = ['light', 'dark'];
const color = fc.integer({ min: 0, max: 0xffffff }).map((value) => `#${value.toString(16).padStart(6, '0')}`);
/** Corners of the color cube, grays, and typical company colors. */
const KNOWN = ['#000000', '#ffffff', '#808080', '#ff0000', '#00ff00', '#0000ff', '#ffff00', '#ffd400', '#e2001a'];
const examples = KNOWN.map((value): [string] => [value]);

/** Lowest contrast of a brand, as a share of the required one. */
function worst(brand: Record<Scheme, BrandColors>): number {
  const shares = schemes.flatMap((scheme) => {
    const colors = { ...neutralColors[scheme], ...brand[scheme] };
    const pairs = brandPairs.flatMap(([text, grounds, needed]) =>
      grounds.map((ground) => contrastRatio(colors[text], colors[ground]) / needed),
    );
    const onTones = Object.values(toneColors[scheme]).map(({ bg }) => contrastRatio(colors.brand, bg) / 4.5);
    return [...pairs, ...onTones];
  });
  expect(shares).toHaveLength(2 * (14 + 5));
  return Math.min(...shares);
}

describe('[UI-04] a brand from one color', () => {
  it('is legible in both schemes, whatever the color', () => {
    fc.assert(
      fc.property(color, (hex) => void expect(worst(brandFrom(hex))).toBeGreaterThanOrEqual(1)),
      { numRuns: 2000, examples },
    );
  });

  it('shows hover, soft and selected grounds apart from each other, whatever the color', () => {
    fc.assert(
      fc.property(color, (hex) => {
        for (const scheme of schemes) {
          const { brand, brandHover, brandSoft, signal, signalHover } = brandFrom(hex)[scheme];
          expect(new Set([brand, brandHover, brandSoft]).size).toBe(3);
          expect(signal).not.toBe(signalHover);
          expect(brandSoft).not.toBe(neutralColors[scheme].surface);
        }
      }),
      { numRuns: 500, examples },
    );
  });

  it('leaves a color as it is that can be read, and keeps the hue of one that cannot', () => {
    expect(brandFrom('#0F4C5C').light.brand).toBe('#0f4c5c');
    const yellow = brandFrom('#fd0').light.brand;
    const [red = 0, green = 0, blue = 0] = [1, 3, 5].map((at) => Number.parseInt(yellow.slice(at, at + 2), 16));
    expect(yellow).not.toBe('#ffdd00');
    expect(green / red).toBeCloseTo(0xdd / 0xff, 2);
    expect(blue).toBe(0);
  });

  it('reaches the theme', () => {
    const { colorSchemes } = createHireyardTheme({ brand: '#0a7d5a' });
    expect(colorSchemes.light?.color).toMatchObject(brandFrom('#0a7d5a').light);
    expect(colorSchemes.dark?.palette.primary.main).toBe(brandFrom('#0a7d5a').dark.brand);
  });

  it.each(['teal', '#12', '#12345g', '', '#12345678'])('refuses %j, which is no colour', (value) => {
    expect(() => createHireyardTheme({ brand: value as '#' })).toThrow(`a brand is a color as #rrggbb, not "${value}"`);
  });
});

describe('[UI-04] a brand of your own colors', () => {
  it('is refused with the pair that cannot be read, its contrast and what it needs', () => {
    const brand = { ...brands.petrol, dark: { ...brands.petrol.dark, onBrand: '#ffffff' } };
    expect(() => createHireyardTheme({ brand })).toThrow(
      'dark: onBrand #ffffff on brand #6cc3d5 has a contrast of 2.01, needs 4.5',
    );
    expect(() => checkedBrand(brand)).toThrow(expect.objectContaining({ name: 'BrandContrastError' }));
  });

  it('is either legible or refused, whatever the colors', () => {
    const names = Object.keys(brands.indigo.light) as (keyof BrandColors)[];
    const counted = { taken: 0, refused: 0 };
    fc.assert(
      fc.property(fc.constantFrom(...names), color, (name, hex) => {
        const brand = { ...brands.indigo, light: { ...brands.indigo.light, [name]: hex } };
        const legible = worst(brand) >= 1;
        counted[legible ? 'taken' : 'refused'] += 1;
        if (legible) expect(checkedBrand(brand)).toBe(brand);
        else expect(() => checkedBrand(brand)).toThrow(name);
      }),
      { numRuns: 1000 },
    );
    expect(Math.min(counted.taken, counted.refused)).toBeGreaterThan(50);
  });
});
