import type { Brand } from '@hireyard/contract/config/brand';
import type { LinkComponent } from '@hireyard/ui/provider';
import { UiProvider } from '@hireyard/ui/provider';
import type { i18n } from 'i18next';
import { type ReactNode, useMemo } from 'react';
import { I18nextProvider } from 'react-i18next';
import { DEVICE_LOCALITY, type Locality, LocalityContext } from '../i18n/locality.ts';
import { dateTexts } from '../i18n/ui-locale.ts';
import { useTranslation } from '../i18n/use-translation.ts';
import { useUiLocale } from '../i18n/use-ui-locale.ts';
import { BrandContext, useBrandIcon } from './brand.tsx';
import { brandOf } from './brand-of-company.ts';

const NO_BRAND: Brand = {};

export interface DesignProps {
  /** Operating company whose brand applies. */
  readonly opCo: string | null;
  /** Configured brand. Its color replaces that of the company. */
  readonly brand?: Brand | undefined;
  readonly i18n: i18n;
  /** Country, time zone and clock that dates and times follow. The device's without it. */
  readonly locality?: Locality;
  /** Renders every link; a plain anchor without it. */
  readonly LinkComponent?: LinkComponent;
  readonly children: ReactNode;
}

function Themed({
  opCo,
  brand = NO_BRAND,
  locality = DEVICE_LOCALITY,
  LinkComponent,
  children,
}: Omit<DesignProps, 'i18n'>) {
  const locale = useUiLocale();
  const { language } = useTranslation().i18n;
  const { country } = locality;
  useBrandIcon(brand.icon);
  const labels = useMemo(() => dateTexts(language, country), [language, country]);
  return (
    <LocalityContext value={locality}>
      <BrandContext value={brand}>
        <UiProvider
          brand={brandOf(opCo, brand.color)}
          {...(locale && { locale })}
          labels={labels}
          {...(LinkComponent && { LinkComponent })}
        >
          {children}
        </UiProvider>
      </BrandContext>
    </LocalityContext>
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
