import { AuthenticationPage } from '@hireyard/ui/components/AuthenticationPage';
import type { ReactNode, Ref } from 'react';
import { useTranslation } from '../i18n/useTranslation.ts';
import { PRODUCT } from '../router/documentTitle.ts';
import { VisitorMenu } from '../shell/VisitorMenu.tsx';
import type { OperatingCompany } from '../startup/app-config.ts';
import { LanguageChoice } from './LanguageChoice.tsx';

export interface AuthFrameProps {
  /** The page's one h1. */
  title: string;
  headingRef?: Ref<HTMLHeadingElement>;
  /** The operating company's documents, for the privacy menu (NAV-08). */
  links: OperatingCompany['links'] | null;
  children: ReactNode;
}

/** The frame of the pages before signing in: the brand beside the form, and a choice of language below it. */
export function AuthFrame({ title, headingRef, links, children }: AuthFrameProps) {
  const { t } = useTranslation('auth');
  return (
    <AuthenticationPage
      product={PRODUCT}
      headline={t('headline')}
      pitch={t('pitch')}
      title={title}
      corner={<VisitorMenu links={links} />}
      footer={<LanguageChoice />}
      {...(headingRef && { headingRef })}
    >
      {children}
    </AuthenticationPage>
  );
}
