import { createTheme } from '@mui/material/styles';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { applyInitialScheme, schemeAttribute, schemeScript, schemeStorage } from './color-scheme.ts';
import { globalStyles } from './components-global.ts';
import { consentVariables } from './consent.ts';
import { createHireyardTheme } from './create-hireyard-theme.ts';
import { brands, media, breakpoints as named, neutralColors } from './tokens.ts';

const cssOf = (theme: ReturnType<typeof createHireyardTheme>) => {
  const sheets = theme.generateStyleSheets?.() ?? [];
  const rules = new Map<string, Record<string, string>>();
  for (const sheet of sheets) {
    for (const [selector, declarations] of Object.entries(sheet as Record<string, Record<string, string>>)) {
      rules.set(selector, { ...rules.get(selector), ...declarations });
    }
  }
  return rules;
};

const { matchMedia } = window;
afterEach(() => {
  window.matchMedia = matchMedia;
});

describe('createHireyardTheme', () => {
  it('[UI-04] puts our tokens on the page as --hy- variables, for both schemes', () => {
    const rules = cssOf(createHireyardTheme());
    const dark = rules.get(`[${schemeAttribute}="dark"]`);
    expect(dark?.['--hy-color-ink2']).toBe(neutralColors.dark.ink2);
    expect(dark?.['--hy-tone-error-fg']).toBe('#f5a09a');
    const root = Object.assign({}, ...[...rules].filter(([at]) => at.includes(':root')).map(([, rule]) => rule));
    expect(root['--hy-radius-card']).toBe('12px');
    expect(root['--hy-density-row']).toBe('66px');
    expect(root['--hy-duration-fast']).toBe('120ms');
  });

  it('[UI-04] takes brand, density and direction', () => {
    const theme = createHireyardTheme({ brand: 'plum', density: 'compact', direction: 'rtl' });
    expect(theme.colorSchemes.light?.color.brand).toBe(brands.plum.light.brand);
    expect(theme.colorSchemes.light?.tone).toEqual(createHireyardTheme().colorSchemes.light?.tone);
    expect(theme.density.control).toBe('36px');
    expect(theme.direction).toBe('rtl');
  });

  it('[CC-01] dresses cookie consent in the brand: plainly light in both schemes, dark under its own names', () => {
    const variables = consentVariables(createHireyardTheme({ brand: 'plum' }));
    expect(variables).toMatchObject({
      '--hy-consent-surface': neutralColors.light.surface,
      '--hy-consent-accent': brands.plum.light.brand,
      '--hy-consent-dark-surface': neutralColors.dark.surface,
      '--hy-consent-dark-accent': brands.plum.dark.brand,
      '--hy-consent-radius-dialog': '16px',
    });
    expect(globalStyles(createHireyardTheme({ brand: 'plum' }))[':root']).toMatchObject(variables);
  });

  it('[UI-12] takes whatever a theme of MUI takes, over the kit’s own', () => {
    const theme = createHireyardTheme({
      typography: { fontFamily: 'Inter', h1: { fontWeight: 500 } },
      spacing: 8,
      shape: { borderRadius: 2 },
      breakpoints: { values: { xs: 0, sm: 500, md: 768, lg: 900, xl: 1360 } },
      palette: { primary: { main: '#112233' } },
      zIndex: { modal: 77 },
      components: { MuiButton: { defaultProps: { variant: 'text' } } },
    });
    expect(theme.typography.fontFamily).toBe('Inter');
    expect(theme.typography.h1).toMatchObject({
      fontWeight: 500,
      fontSize: createHireyardTheme().typography.h1.fontSize,
    });
    expect(theme.breakpoints.values).toMatchObject({ sm: 500, lg: 900 });
    expect(theme.shape.borderRadius).toBe(2);
    expect(theme.zIndex.modal).toBe(77);
    expect(cssOf(theme).get(':root')?.['--hy-spacing']).toBe('8px');
    for (const scheme of ['light', 'dark'] as const)
      expect(theme.colorSchemes[scheme]?.palette.primary.main).toBe('#112233');
  });

  it('[UI-22] has the breakpoints of MUI, and beside them the kit’s under names', () => {
    const { breakpoints } = createHireyardTheme();
    expect(breakpoints.values).toEqual({ ...createTheme().breakpoints.values, ...named });
    expect(breakpoints.up('navigation')).toBe('@media (min-width:640px)');
    expect(breakpoints.down('md')).toBe('@media (max-width:899.95px)');
    expect(media.navigation).toBe('@media (min-width: 40rem)');
    expect(media.belowTwoColumns).toBe('@media (max-width: 47.99rem)');
  });

  it('[UI-12] takes styles of text as a function of the palette, as MUI does', () => {
    const theme = createHireyardTheme({ typography: (palette) => ({ h1: { color: palette.text.primary } }) });
    expect(theme.typography.h1).toMatchObject({ fontSize: createHireyardTheme().typography.h1.fontSize });
    expect(theme.typography.h1.color).toBeTruthy();
  });

  it('[UI-12] has a brand of its own, of no country', () => {
    expect(createHireyardTheme().colorSchemes.light?.color.brand).toBe(brands.petrol.light.brand);
  });

  it('takes the colors of another company', () => {
    const theme = createHireyardTheme({
      brand: { ...brands.petrol, dark: { ...brands.petrol.dark, brand: '#ffffff' } },
    });
    expect(theme.colorSchemes.dark?.color.brand).toBe('#ffffff');
  });

  it('gives references to variables, so that a switch of scheme renders nothing again', () => {
    expect(createHireyardTheme().vars?.color.ink2).toBe(`var(--hy-color-ink2, ${neutralColors.light.ink2})`);
  });
});

describe('applyInitialScheme', () => {
  beforeEach(() => localStorage.clear());

  it('[SH-05] takes the stored choice before the first render', () => {
    localStorage.setItem(schemeStorage.mode, 'dark');
    applyInitialScheme();
    expect(document.documentElement.getAttribute(schemeAttribute)).toBe('dark');
  });

  it('[SH-05] follows the system without one', () => {
    window.matchMedia = (query) => ({ matches: query.includes('dark') }) as MediaQueryList;
    applyInitialScheme();
    expect(document.documentElement.getAttribute(schemeAttribute)).toBe('dark');
    window.matchMedia = () => ({ matches: false }) as MediaQueryList;
    applyInitialScheme();
    expect(document.documentElement.getAttribute(schemeAttribute)).toBe('light');
  });

  it('[SH-05] takes the app’s default before the system’s, and the reader’s choice before both', () => {
    applyInitialScheme('dark');
    expect(document.documentElement.getAttribute(schemeAttribute)).toBe('dark');
    localStorage.setItem(schemeStorage.mode, 'light');
    applyInitialScheme('dark');
    expect(document.documentElement.getAttribute(schemeAttribute)).toBe('light');
  });
});

describe('schemeScript', () => {
  const shown = (defaultMode?: 'light' | 'dark' | 'system') => {
    document.documentElement.removeAttribute(schemeAttribute);
    // Runs the script as a browser does: as text in the page.
    const script = document.createElement('script');
    script.textContent = schemeScript(defaultMode);
    document.head.append(script);
    script.remove();
    return document.documentElement.getAttribute(schemeAttribute);
  };

  it.each([
    { stored: null, defaultMode: undefined, system: 'dark' },
    { stored: null, defaultMode: undefined, system: 'light' },
    { stored: null, defaultMode: 'dark' as const, system: 'light' },
    { stored: 'light', defaultMode: 'dark' as const, system: 'dark' },
    { stored: 'system', defaultMode: 'light' as const, system: 'dark' },
  ])('[SH-05] says what applyInitialScheme says: $stored, $defaultMode, $system', ({ stored, defaultMode, system }) => {
    localStorage.clear();
    if (stored) localStorage.setItem(schemeStorage.mode, stored);
    window.matchMedia = (query) => ({ matches: query.includes(system) }) as MediaQueryList;
    applyInitialScheme(defaultMode);
    const expected = document.documentElement.getAttribute(schemeAttribute);
    expect(shown(defaultMode)).toBe(expected);
  });
});
