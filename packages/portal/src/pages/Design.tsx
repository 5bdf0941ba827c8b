import type { LinkComponent } from '@hireyard/ui/provider';
import { UiProvider } from '@hireyard/ui/provider';
import { type BrandCode, tokens } from '@hireyard/ui/theme';
import type { i18n } from 'i18next';
import type { ReactNode } from 'react';
import { I18nextProvider } from 'react-i18next';
import { AMERICAN_DATES } from '../i18n/ui-locale.ts';
import { useUiLocale } from '../i18n/use-ui-locale.ts';

const isBrand = (opCo: string | null): opCo is BrandCode => opCo !== null && opCo in tokens.brands;

export interface DesignProps {
  /** Operating company with the brand to apply. */
  readonly opCo: string | null;
  readonly i18n: i18n;
  /** Renders every link; a plain anchor without it. */
  readonly LinkComponent?: LinkComponent;
  readonly children: ReactNode;
}

function Themed({ opCo, LinkComponent, children }: Omit<DesignProps, 'i18n'>) {
  const locale = useUiLocale();
  return (
    <UiProvider
      {...(isBrand(opCo) && { brand: opCo })}
      {...(locale ? { locale } : { labels: AMERICAN_DATES })}
      {...(LinkComponent && { LinkComponent })}
    >
      {children}
    </UiProvider>
  );
}

/** The kit in the operating company's colors and the portal's language. */
export function Design({ i18n, ...themed }: DesignProps) {
  return (
    <I18nextProvider i18n={i18n}>
      <Themed {...themed} />
    </I18nextProvider>
  );
}
