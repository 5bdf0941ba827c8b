import createCache from '@emotion/cache';
import { CacheProvider } from '@emotion/react';
import { LANGUAGES, type Language } from '@hireyard/contract';
import { createInstance } from 'i18next';
import { renderToString } from 'react-dom/server';
import { initReactI18next } from 'react-i18next';
import { Entrance } from './src/entrance/Entrance.tsx';
import { loadLanguage } from './src/i18n/language-texts.ts';
import { loadUiLocale } from './src/i18n/ui-locale.ts';
import { COMPANY_BRANDS } from './src/pages/company-brands.ts';

async function textsIn(language: Language) {
  await loadUiLocale(language);
  const instance = createInstance().use(initReactI18next);
  await instance.init({
    lng: language,
    fallbackLng: false,
    defaultNS: 'common',
    interpolation: { escapeValue: false },
    resources: { [language]: (await loadLanguage(language)).first },
  });
  return instance;
}

/**
 * Renders the sign-in page as `open-entrance.tsx` first does. Returns its HTML and its CSS rules without duplicates, in
 * order.
 */
async function render(language: Language, opCo: string) {
  const cache = createCache({ key: 'css' });
  // Collects the rules here instead of writing them between the elements.
  cache.compat = true;
  const i18n = await textsIn(language);
  const html = renderToString(
    <CacheProvider value={cache}>
      <Entrance i18n={i18n} opCo={opCo} company={null} because={null} message={null} signIn={async () => null} />
    </CacheProvider>,
  );
  return { html, rules: Object.values(cache.inserted).filter((rule) => typeof rule === 'string') };
}

// MUI's only style attribute here. The content security policy would refuse it, so a rule replaces it.
const WRAPPER = / style="display:contents"/g;
const WRAPPER_RULE = '.MuiButton-loadingWrapper{display:contents;}';

async function formIn(language: Language): Promise<[Language, string]> {
  const html = (await render(language, 'NL')).html.replace(WRAPPER, '');
  if (html.includes(' style='))
    throw new Error('The prerendered form has a style attribute, which its policy refuses.');
  return [language, html];
}

/** A rule without nested rules: its selectors and declarations. */
const RULE = /([^{}]+)\{([^{}]*)\}/g;
const VARIABLE = /--[\w-]+:[^;{}]*;/g;

const PRINT = /@page\{[^{}]*\}|@media print\{(?:[^{}]+\{[^{}]*\})*\}/g;

/**
 * Returns the screen styles. Color variables apply only once a scheme is set: otherwise dark mode would start with a
 * light frame.
 */
const cssOf = async (opCo: string) =>
  (await render('en-US', opCo)).rules
    .join('')
    .replace(PRINT, '')
    .replaceAll(':root,[data-hy-scheme="light"]', '[data-hy-scheme="light"]');

/** Returns the styles of the first company, and the variables that differ in the others. */
async function stylesOf(first: string, others: readonly string[]): Promise<string> {
  const css = await cssOf(first);
  const rules = [...css.matchAll(RULE)];
  const differing = others.map(async (opCo) =>
    [...(await cssOf(opCo)).matchAll(RULE)].map(([, selectors = '', declarations = ''], at) => {
      const own = declarations.match(VARIABLE)?.filter((variable) => !rules[at]?.[2]?.includes(variable)) ?? [];
      const branded = selectors.split(',').map((selector) => `${selector}[data-brand="${opCo}"]`);
      return own.length > 0 ? `${branded}{${own.join('')}}` : '';
    }),
  );
  return [css, ...(await Promise.all(differing)).flat()].join('');
}

const [first = '', ...others] = Object.keys(COMPANY_BRANDS);

export const forms = Object.fromEntries(await Promise.all(LANGUAGES.map(formIn)));
export const styles = (await stylesOf(first, others)) + WRAPPER_RULE;
