import { describe, expect, it } from 'vitest';
import { brandFrom } from '../../theme/brand.ts';
import { brands } from '../../theme/tokens.ts';
import { type Choices, codeOf, variablesOf } from './built-theme.ts';
import { verdictsOf } from './verdict.ts';

const CHOICES: Choices = { color: '#0a7d5a', radius: 8, density: 'comfortable' };

describe('[UI-17] the theme builder', () => {
  it('has nothing against a color that can be read in light, and says what dark makes of it', () => {
    const verdicts = verdictsOf(brands.petrol.light.brand);
    expect(verdicts).toEqual([expect.stringMatching(/^In dark, #0f4c5c on #[\da-f]{6} has a contrast of 1\.\d\d/)]);
  });

  it('names the contrast that fails, and the color that is taken instead', () => {
    expect(verdictsOf('#ffd400')[0]).toMatch(
      /^In light, #ffd400 on #[\da-f]{6} has a contrast of 1\.\d\d, and text needs 4\.5: links and buttons become #[\da-f]{6}\.$/,
    );
  });

  it.each(['#c81e1e', '#b3261e', '#a82020'])('says of %s that it looks like an error', (color) => {
    expect(verdictsOf(color).join()).toContain('looks like #b3261e, which says error and overdue');
  });

  it.each(['#7c3aed', '#0a7d5a', '#0f4c5c', '#ffd400'])('takes %s for no error', (color) => {
    expect(verdictsOf(color).join()).not.toContain('looks like');
  });

  it('sets the variables of both schemes on a page', () => {
    const [light, dark] = (['light', 'dark'] as const).map((scheme) => variablesOf(CHOICES, scheme));
    expect(light).toMatchObject({ '--hy-color-brand': brandFrom('#0a7d5a').light.brand, '--hy-radius-control': '8px' });
    expect(dark).toMatchObject({ '--hy-color-brand': brandFrom('#0a7d5a').dark.brand });
    expect(variablesOf({ ...CHOICES, density: 'compact' }, 'light')).toMatchObject({ '--hy-density-control': '36px' });
  });

  it('exports what was chosen, and radii only where they differ', () => {
    expect(codeOf(CHOICES)).toContain("createHireyardTheme({ brand: '#0a7d5a', density: 'comfortable' })");
    expect(codeOf(CHOICES)).not.toContain('--hy-radius');
    expect(codeOf({ ...CHOICES, radius: 4 })).toContain('--hy-radius-card: 6px;');
  });
});
