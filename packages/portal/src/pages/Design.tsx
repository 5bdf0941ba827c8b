import type { Brand } from '@hireyard/contract/config/brand';
import type { LinkComponent } from '@hireyard/ui/provider';
import { UiProvider } from '@hireyard/ui/provider';
import { type BrandCode, tokens } from '@hireyard/ui/theme';
import type { i18n } from 'i18next';
import { type ReactNode, useMemo } from 'react';
import { I18nextProvider } from 'react-i18next';
import { DEVICE_LOCALITY, type Locality, LocalityContext } from '../i18n/locality.ts';
import { dateTexts } from '../i18n/ui-locale.ts';
import { useTranslation } from '../i18n/use-translation.ts';
import { useUiLocale } from '../i18n/use-ui-locale.ts';
import { BrandContext, useBrandIcon } from './brand.tsx';
import { useBrandTheme } from './brand-theme.ts';

const isBrand = (opCo: string | null): opCo is BrandCode => opCo !== null && opCo in tokens.brands;

const NO_BRAND: Brand = {};

export interface DesignProps {
  /** Operating company with the built-in brand to apply. */
  readonly opCo: string | null;
  /** Configured brand, which replaces the built-in one. */
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
  const theme = useBrandTheme(brand.color);
  useBrandIcon(brand.icon);
  const labels = useMemo(() => dateTexts(language, country), [language, country]);
  return (
    <LocalityContext value={locality}>
      <BrandContext value={brand}>
        <UiProvider
          {...(theme ? { theme } : isBrand(opCo) && { brand: opCo })}
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
