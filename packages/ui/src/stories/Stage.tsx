import createCache from '@emotion/cache';
import { CacheProvider } from '@emotion/react';
import { useColorScheme } from '@mui/material/styles';
import rtlPlugin from '@mui/stylis-plugin-rtl';
import { type ReactNode, useEffect, useLayoutEffect, useMemo } from 'react';
import { UiProvider } from '../provider/UiProvider.tsx';
import { de } from '../rental/locales/de.ts';
import { en } from '../rental/locales/en.ts';
import { fr } from '../rental/locales/fr.ts';
import { hu } from '../rental/locales/hu.ts';
import { nl } from '../rental/locales/nl.ts';
import { pl } from '../rental/locales/pl.ts';
import { createHireyardTheme } from '../theme/create-hireyard-theme.ts';
import type { BrandName, Density, Scheme } from '../theme/tokens.ts';

const locales = { en, nl, de, fr, hu, pl };

// The kit's own styles are logical. The plugin flips MUI's.
const caches = {
  ltr: createCache({ key: 'hy' }),
  rtl: createCache({ key: 'hyrtl', stylisPlugins: [rtlPlugin] }),
};

interface StageGlobals {
  /** A story may use a color instead of a brand. */
  brand: BrandName | `#${string}`;
  scheme: Scheme;
  direction: 'ltr' | 'rtl';
  density: Density;
  language: keyof typeof locales;
}

const choice = (title: string, icon: string, items: { value: string; title: string }[]) => ({
  description: title,
  toolbar: { title, icon, items, dynamicTitle: true },
});

/** Options of Storybook's toolbar. */
export const stageGlobals = {
  globalTypes: {
    brand: choice('Brand', 'paintbrush', [
      { value: 'petrol', title: 'Petrol' },
      { value: 'indigo', title: 'Indigo' },
      { value: 'plum', title: 'Plum' },
    ]),
    scheme: choice('Colour scheme', 'mirror', [
      { value: 'light', title: 'Light' },
      { value: 'dark', title: 'Dark' },
    ]),
    direction: choice('Direction', 'transfer', [
      { value: 'ltr', title: 'Left to right' },
      { value: 'rtl', title: 'Right to left' },
    ]),
    density: choice('Density', 'component', [
      { value: 'comfortable', title: 'Comfortable' },
      { value: 'compact', title: 'Compact' },
    ]),
    language: choice('Language', 'globe', [
      { value: 'en', title: 'English' },
      { value: 'nl', title: 'Nederlands' },
      { value: 'de', title: 'Deutsch' },
      { value: 'fr', title: 'Français' },
      { value: 'hu', title: 'Magyar' },
      { value: 'pl', title: 'Polski' },
    ]),
  },
  initialGlobals: {
    brand: 'petrol',
    scheme: 'light',
    // All stories in right-to-left: a check before a release (`direction` in `npm run test:all`).
    direction: import.meta.env.STORYBOOK_DIRECTION === 'rtl' ? 'rtl' : 'ltr',
    density: 'comfortable',
    language: 'en',
  } satisfies StageGlobals,
};

function SchemeOf({ scheme }: { scheme: Scheme }) {
  const { setMode } = useColorScheme();
  useEffect(() => setMode(scheme), [setMode, scheme]);
  return null;
}

/** Wraps every story with the theme, texts and direction from the toolbar. */
export function Stage({ globals, children }: { globals: Record<string, unknown>; children: ReactNode }) {
  const { brand, scheme, direction, density, language } = {
    ...stageGlobals.initialGlobals,
    ...globals,
  } as StageGlobals;
  useLayoutEffect(() => {
    const page = document.documentElement;
    const { dir, lang } = page;
    Object.assign(page, { dir: direction, lang: language });
    // The next story in the same document may have no stage.
    return () => void Object.assign(page, { dir, lang });
  }, [direction, language]);
  const theme = useMemo(() => createHireyardTheme({ brand, density, direction }), [brand, density, direction]);
  return (
    <CacheProvider value={caches[direction]}>
      <UiProvider theme={theme} locale={locales[language]} defaultMode={scheme}>
        <SchemeOf scheme={scheme} />
        {children}
      </UiProvider>
    </CacheProvider>
  );
}
