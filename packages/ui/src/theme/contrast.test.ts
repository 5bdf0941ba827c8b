import { describe, expect, it } from 'vitest';
import { brandPairs, SHAPE, TEXT } from './brand.ts';
import { contrastRatio } from './contrast.ts';
import { type BrandName, brands, neutralColors, type Scheme, type Tone, toneColors } from './tokens.ts';

const schemes: Scheme[] = ['light', 'dark'];
const cases = (Object.keys(brands) as BrandName[]).flatMap((brand) => schemes.map((scheme) => ({ brand, scheme })));

describe.each(cases)('[SH-05] colors of $brand, $scheme', ({ brand, scheme }) => {
  const color = { ...neutralColors[scheme], ...brands[brand][scheme] };
  const tones = toneColors[scheme];
  const pairs: [text: string, ground: string, minimum: number][] = [];
  const on = (text: keyof typeof color, grounds: (keyof typeof color)[], minimum = TEXT) => {
    for (const ground of grounds) pairs.push([`${text}:${color[text]}`, `${ground}:${color[ground]}`, minimum]);
  };
  for (const [text, grounds, needed] of brandPairs) on(text, [...grounds], needed);
  on('ink', ['canvas', 'surface', 'sunk']);
  on('ink2', ['canvas', 'surface', 'sunk']);
  on('ink3', ['canvas', 'surface', 'sunk']);
  on('onInverse', ['inverse']);
  on('onInverse2', ['inverse']);
  on('inverseLine', ['inverse'], SHAPE);
  on('control', ['canvas', 'surface', 'sunk'], SHAPE);
  for (const tone of Object.keys(tones) as Tone[]) {
    pairs.push([`${tone}:${tones[tone].fg}`, `its ground:${tones[tone].bg}`, TEXT]);
    pairs.push([`${tone}:${tones[tone].fg}`, `surface:${color.surface}`, TEXT]);
    pairs.push([`${tone}:${tones[tone].fg}`, `canvas:${color.canvas}`, TEXT]);
    pairs.push([`ink:${color.ink}`, `${tone}:${tones[tone].bg}`, TEXT]);
    pairs.push([`brand:${color.brand}`, `${tone}:${tones[tone].bg}`, TEXT]);
  }

  it.each(pairs)('%s on %s has at least %f', (text, ground, minimum) => {
    const hex = (named: string) => named.slice(named.indexOf('#'));
    expect(contrastRatio(hex(text), hex(ground))).toBeGreaterThanOrEqual(minimum);
  });
});

describe('brands', () => {
  it('[UI-04] differ visibly from each other', () => {
    const seen = new Set(schemes.flatMap((scheme) => Object.values(brands).map((brand) => brand[scheme].brand)));
    expect(seen.size).toBe(6);
  });
});

describe('contrastRatio', () => {
  it('knows the ends of the scale and a published value', () => {
    expect(contrastRatio('#000000', '#ffffff')).toBeCloseTo(21, 5);
    expect(contrastRatio('#767676', '#ffffff')).toBeCloseTo(4.54, 2);
  });
});
