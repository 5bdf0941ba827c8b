import { type BrandCode, tokens, UiProvider } from '@hireyard/ui';
import type { i18n } from 'i18next';
import type { ReactNode } from 'react';
import { I18nextProvider } from 'react-i18next';
import { Provider } from 'react-redux';
import { RouterProvider } from 'react-router-dom';
import { useAppSelector } from './hooks.ts';
import { LanguageSync } from './i18n/LanguageSync.tsx';
import { uiLocale } from './i18n/ui-locale.ts';
import { useTranslation } from './i18n/useTranslation.ts';
import type { PortalRouter } from './router/createRouter.tsx';
import { HrefLink } from './router/HrefLink.tsx';
import { selectOpCo } from './settings/settings.ts';
import type { Store } from './store.ts';

const isBrand = (code: string | null): code is BrandCode => code !== null && Object.hasOwn(tokens.brands, code);

/** The operating company's brand, the library's texts in the language spoken, and links that go through the router. */
function Look({ children }: { children: ReactNode }) {
  const { i18n } = useTranslation();
  const opCo = useAppSelector(selectOpCo);
  const locale = uiLocale(i18n.language);
  return (
    <UiProvider LinkComponent={HrefLink} {...(isBrand(opCo) && { brand: opCo })} {...(locale && { locale })}>
      {children}
    </UiProvider>
  );
}

export interface PortalProps {
  store: Store;
  router: PortalRouter;
  i18n: i18n;
}

/** The whole application. */
export function Portal({ store, router, i18n }: PortalProps) {
  return (
    <Provider store={store}>
      <I18nextProvider i18n={i18n}>
        <Look>
          <LanguageSync />
          <RouterProvider router={router} />
        </Look>
      </I18nextProvider>
    </Provider>
  );
}
