import createCache from '@emotion/cache';
import { CacheProvider } from '@emotion/react';
import { LANGUAGES, type Language } from '@hireyard/contract';
import { tokens } from '@hireyard/ui/theme';
import { createInstance, type Resource } from 'i18next';
import { renderToString } from 'react-dom/server';
import { initReactI18next } from 'react-i18next';
import { loadUiLocale } from '../i18n/ui-locale.ts';
import { Entrance } from './Entrance.tsx';
import { stylesOf } from './prerender-styles.ts';

const files = import.meta.glob<string>('../i18n/locales/*/{common,shell,problems,auth}.json', {
  eager: true,
  import: 'default',
});

const texts: Resource = {};
for (const [path, text] of Object.entries(files)) {
  const [namespace = '', language = ''] = path.replace('.json', '').split('/').reverse();
  texts[language] = { ...texts[language], [namespace]: text };
}

async function textsIn(language: Language) {
  await loadUiLocale(language);
  const instance = createInstance().use(initReactI18next);
  await instance.init({
    lng: language,
    fallbackLng: false,
    defaultNS: 'common',
    interpolation: { escapeValue: false },
    resources: texts,
  });
  return instance;
}

/** The sign-in page as `open-entrance.tsx` renders it first, and its rules, each once, in their order. */
async function render(language: Language, opCo: string) {
  const cache = createCache({ key: 'css' });
  // Collects the rules here instead of writing them between the elements.
  cache.compat = true;
  const i18n = await textsIn(language);
  const html = renderToString(
    <CacheProvider value={cache}>
      <Entrance
        i18n={i18n}
        opCo={opCo}
        company={null}
        because={null}
        message={null}
        signIn={async () => null}
        follow={() => false}
      />
    </CacheProvider>,
  );
  return { html, rules: Object.values(cache.inserted).filter((rule) => typeof rule === 'string') };
}

// MUI's one style attribute here, which the content security policy would refuse, and its place in the style sheet.
const WRAPPER = / style="display:contents"/g;
const WRAPPER_RULE = '.MuiButton-loadingWrapper{display:contents;}';

async function formIn(language: Language): Promise<[Language, string]> {
  const html = (await render(language, 'NL')).html.replace(WRAPPER, '');
  if (html.includes(' style='))
    throw new Error('The prerendered form has a style attribute, which its policy refuses.');
  return [language, html];
}

const brands = await Promise.all(
  Object.keys(tokens.brands).map(async (opCo) => [opCo, await render('en-US', opCo)] as const),
);

/** The sign-in form by language. */
export const forms = Object.fromEntries(await Promise.all(LANGUAGES.map(formIn)));
/** Its styles in the colors of each operating company, without those of the paper. */
export const styles = stylesOf(Object.fromEntries(brands)) + WRAPPER_RULE;
