// @vitest-environment node
import { LANGUAGES } from '@hireyard/contract';
import { tokens } from '@hireyard/ui/theme';
import { expect, it } from 'vitest';
import { forms, styles } from './prerender.tsx';
import { stylesOf } from './prerender-styles.ts';

const TITLES = ['Sign in', 'Anmelden', 'Connexion', 'Inloggen', 'Bejelentkezés', 'Logowanie'];

it('[I18N-01] [SH-05] the sign-in form is prerendered in each language', () => {
  expect(Object.keys(forms)).toEqual(LANGUAGES);
  const titles = LANGUAGES.map((language) => /<h1[^>]*>([^<]*)/.exec(forms[language] ?? '')?.[1]);
  expect(titles).toEqual(TITLES);
  for (const form of Object.values(forms)) expect(form).toMatch(/name="email".*name="password".*type="submit"/s);
});

it('[OP-04] the form has no style of its own, and the style sheet has one for each of its classes', () => {
  const classes = new Set(Object.values(forms).flatMap((form) => form.match(/\bcss-\w+/g) ?? []));
  expect(classes.size).toBeGreaterThan(20);
  for (const name of classes) expect(styles).toContain(`.${name}`);
  expect(Object.values(forms).join('')).not.toContain(' style=');
});

it.each(Object.entries(tokens.brands))(
  '[UI-04] the style sheet has the colours of %s in both schemes',
  (brand, colors) => {
    for (const scheme of ['light', 'dark'] as const) {
      const attributes = `[data-hy-scheme="${scheme}"]${brand === 'NL' ? '' : `[data-brand="${brand}"]`}`;
      const rules = styles.split('}').filter((rule) => rule.split('{')[0]?.split(',').includes(attributes));
      expect(rules.join()).toContain(`--hy-color-panel:${colors[scheme].panel};`);
      expect(rules.join()).toContain(`--hy-color-signal:${colors[scheme].signal};`);
    }
  },
);

it('[SH-05] shows no scheme before one is known, and nothing of what is printed', () => {
  expect(styles).not.toMatch(/:root[^{}]*\{[^{}]*--hy-color-canvas/);
  expect(styles).not.toContain('@page');
});

it('[SH-05] leaves out classes and variables that nothing uses, those of cookie consent excepted', () => {
  const rules = [
    ':root{--a:1;--b:var(--c);--c:2;--d:3;--hy-consent-ink:#000;}',
    '.css-1a{width:var(--b);}',
    '.css-1ab{width:var(--d);}',
    '@media print{:root{--a:4;}}',
  ];
  expect(stylesOf({ NL: { html: '<p class="css-1a"></p>', rules } })).toBe(
    ':root{--b:var(--c);--c:2;--hy-consent-ink:#000;}.css-1a{width:var(--b);}',
  );
});

it('[SH-05] keeps the rules of a class whole, since the style engine does not make them again', () => {
  const ofClass = ['.css-1a{--b:1;}@media print{.css-1a{display:none;}}', '@media print{.css-2b{margin:0;}}'];
  const rules = ['@media print{a{color:black;}}', ...ofClass];
  expect(stylesOf({ NL: { html: '<p class="css-1a css-2b"></p>', rules } })).toBe(ofClass.join(''));
});
