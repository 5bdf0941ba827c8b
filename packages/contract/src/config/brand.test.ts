import { expect, it } from 'vitest';
import { brandFault, legibleShade } from './brand.ts';

it('[OP-26] takes a brand, or a part of one', () => {
  for (const brand of [
    undefined,
    {},
    { color: '#0F4C5C' },
    {
      name: 'Lohmann',
      logo: 'lohmann-logo.svg',
      logoDark: 'lohmann-logo-dark.webp',
      icon: 'icon.png',
      color: '#8a1538',
      mailFrom: 'miete@lohmann.example',
    },
  ])
    expect(brandFault(brand)).toBeNull();
});

it('[OP-26] refuses a color in which text is not legible, and names the nearest that is', () => {
  expect(brandFault({ color: '#ffcc00' })).toBe(
    'has the color #ffcc00, in which text is not legible; the nearest that is: #7d6400',
  );
  for (const color of ['#ffffff', '#ffcc00', '#7f8fa6', '#00b2a9', '#e4002b', '#ff6600']) {
    const shade = legibleShade(color);
    expect(brandFault({ color: shade }), shade).toBeNull();
    expect(legibleShade(shade)).toBe(shade);
  }
});

it.each([
  ['Lohmann', 'is no object'],
  [{ colour: '#000000' }, 'has no field colour'],
  [{ name: '' }, 'needs a name'],
  [{ name: 'x'.repeat(41) }, 'needs a name'],
  [{ logo: '../key.svg' }, 'needs a logo'],
  [{ logo: 'https://elsewhere.example/logo.svg' }, 'needs a logo'],
  [{ logo: 'logo.html' }, 'needs a logo'],
  [{ logo: 'logo.svg', logoDark: 'logo.gif' }, 'needs a logo for dark mode'],
  [{ logoDark: 'logo.svg' }, 'has a logo for dark mode and no logo'],
  [{ icon: 'icon.svg' }, 'needs an icon'],
  [{ color: 'red' }, 'needs a color'],
  [{ color: '#fff' }, 'needs a color'],
  [{ mailFrom: 'Lohmann <miete@lohmann.example>' }, 'needs an e-mail address'],
])('[OP-26] refuses %j', (brand, fault) => {
  expect(brandFault(brand)).toContain(fault);
});
