import { AuthenticationPage, type AuthenticationPageProps } from '@hireyard/ui/components/AuthenticationPage';
import type { ReactNode, Ref } from 'react';
import type { OperatingCompany } from '../config/app-config.ts';
import { useTranslation } from '../i18n/use-translation.ts';
import { LogoPlate, useBrand } from '../pages/brand.tsx';
import { HazardStripes } from './HazardStripes.ts';
import { LanguageChoice } from './LanguageChoice.tsx';
import { VisitorMenu } from './VisitorMenu.tsx';

/** Props shared by all pages before signing in: brand and language selection. */
export function useAuthFrame(
  links: OperatingCompany['links'] | null,
): Pick<AuthenticationPageProps, 'product' | 'mark' | 'decoration' | 'headline' | 'pitch' | 'corner' | 'footer'> {
  const { t } = useTranslation('auth');
  const { product, mark } = useBrand();
  return {
    product,
    mark: mark && <LogoPlate>{mark}</LogoPlate>,
    decoration: <HazardStripes />,
    headline: t('headline'),
    pitch: t('pitch'),
    corner: <VisitorMenu links={links} />,
    footer: <LanguageChoice />,
  };
}

export interface AuthFrameProps {
  title: string;
  headingRef?: Ref<HTMLHeadingElement>;
  /** Documents of the operating company, for the privacy menu (NAV-08). */
  links: OperatingCompany['links'] | null;
  children: ReactNode;
}

export function AuthFrame({ title, headingRef, links, children }: AuthFrameProps) {
  const frame = useAuthFrame(links);
  return (
    <AuthenticationPage {...frame} title={title} {...(headingRef && { headingRef })}>
      {children}
    </AuthenticationPage>
  );
}
