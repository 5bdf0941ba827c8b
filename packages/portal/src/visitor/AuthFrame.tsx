import { AuthenticationPage, type AuthenticationPageProps } from '@hireyard/ui/components/AuthenticationPage';
import type { ReactNode, Ref } from 'react';
import type { OperatingCompany } from '../config/app-config.ts';
import { useTranslation } from '../i18n/use-translation.ts';
import { PRODUCT } from '../pages/document-title.ts';
import { LanguageChoice } from './LanguageChoice.tsx';
import { VisitorMenu } from './VisitorMenu.tsx';

/** The frame of every page before signing in: the brand beside it, and the choice of language below it. */
export function useAuthFrame(
  links: OperatingCompany['links'] | null,
): Pick<AuthenticationPageProps, 'product' | 'headline' | 'pitch' | 'corner' | 'footer'> {
  const { t } = useTranslation('auth');
  return {
    product: PRODUCT,
    headline: t('headline'),
    pitch: t('pitch'),
    corner: <VisitorMenu links={links} />,
    footer: <LanguageChoice />,
  };
}

export interface AuthFrameProps {
  /** The page's one h1. */
  title: string;
  headingRef?: Ref<HTMLHeadingElement>;
  /** The operating company's documents, for the privacy menu (NAV-08). */
  links: OperatingCompany['links'] | null;
  children: ReactNode;
}

/** The frame of the pages before signing in. */
export function AuthFrame({ title, headingRef, links, children }: AuthFrameProps) {
  const frame = useAuthFrame(links);
  return (
    <AuthenticationPage {...frame} title={title} {...(headingRef && { headingRef })}>
      {children}
    </AuthenticationPage>
  );
}
