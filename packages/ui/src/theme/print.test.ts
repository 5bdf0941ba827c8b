import { describe, expect, it } from 'vitest';
import { createHireyardTheme } from './create-hireyard-theme.ts';

import { brands, neutralColors, toneColors } from './tokens.ts';

const paper = createHireyardTheme({ brand: 'plum' }).generateStyleSheets().at(-1)?.['@media print'][':root:root:root'];

describe('on paper', () => {
  it('[SH-05] every text has the color that it has in light, whatever the screen shows', () => {
    const { ink, ink2, ink3 } = neutralColors.light;
    expect(paper).toMatchObject({
      '--hy-color-ink': ink,
      '--hy-color-ink2': ink2,
      '--hy-color-ink3': ink3,
      '--hy-color-brand': brands.plum.light.brand,
      '--hy-palette-text-primary': ink,
      '--hy-palette-error-main': toneColors.light.error.fg,
      colorScheme: 'light',
    });
    for (const [tone, { fg, bg }] of Object.entries(toneColors.light)) {
      expect(paper).toMatchObject({ [`--hy-tone-${tone}-fg`]: fg, [`--hy-tone-${tone}-bg`]: bg });
    }
  });

  it('[SH-05] the ground is white', () => {
    expect(paper['--hy-color-canvas']).toBe('#fff');
  });
});
