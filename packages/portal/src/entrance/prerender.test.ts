// @vitest-environment node
import { LANGUAGES } from '@hireyard/contract';
import { tokens } from '@hireyard/ui/theme';
import { expect, it } from 'vitest';
import { forms, styles } from '../../prerender.tsx';
import { COMPANY_BRANDS } from '../pages/company-brands.ts';

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

it.each(Object.entries(COMPANY_BRANDS))(
  '[UI-04] the style sheet has the colours of %s in both schemes',
  (opCo, brand) => {
    const colors = tokens.brands[brand];
    for (const scheme of ['light', 'dark'] as const) {
      const attributes = `[data-hy-scheme="${scheme}"]${opCo === 'NL' ? '' : `[data-brand="${opCo}"]`}`;
      const rules = styles.split('}').filter((rule) => rule.split('{')[0]?.split(',').includes(attributes));
      expect(rules.join()).toContain(`--hy-color-panel:${colors[scheme].panel};`);
      expect(rules.join()).toContain(`--hy-color-signal:${colors[scheme].signal};`);
    }
  },
);

it('[SH-05] shows no scheme before one is known, and nothing of what is printed', () => {
  // Not the styles themselves: a failure would print all of them.
  expect(/:root[^{}]*\{[^{}]*--hy-color-canvas/.test(styles)).toBe(false);
  expect(/@page|@media print/.test(styles)).toBe(false);
});
