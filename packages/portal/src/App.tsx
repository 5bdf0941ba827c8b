import { type BrandCode, tokens, UiProvider } from '@hireyard/ui';
import type { i18n } from 'i18next';
import type { ReactNode } from 'react';
import { I18nextProvider } from 'react-i18next';
import { Provider } from 'react-redux';
import { RouterProvider } from 'react-router-dom';
import { useAppSelector } from './hooks.ts';
import { useUiLocale } from './i18n/useUiLocale.ts';
import { RouterLink } from './RouterLink.tsx';
import type { createRouter } from './router/createRouter.tsx';
import { selectOpCo } from './settings/settings.ts';
import type { Store } from './store.ts';

const isBrand = (opCo: string | null): opCo is BrandCode => opCo !== null && opCo in tokens.brands;

/** The design system in the operating company's colours and the portal's language. */
function Design({ children }: { children: ReactNode }) {
  const opCo = useAppSelector(selectOpCo);
  const locale = useUiLocale();
  return (
    <UiProvider {...(isBrand(opCo) && { brand: opCo })} {...(locale && { locale })} LinkComponent={RouterLink}>
      {children}
    </UiProvider>
  );
}

export interface AppProps {
  readonly store: Store;
  readonly i18n: i18n;
  readonly router: ReturnType<typeof createRouter>;
}

/** The portal: store, texts, design and routes around each other. */
export function App({ store, i18n, router }: AppProps) {
  return (
    <Provider store={store}>
      <I18nextProvider i18n={i18n}>
        <Design>
          <RouterProvider router={router} />
        </Design>
      </I18nextProvider>
    </Provider>
  );
}
