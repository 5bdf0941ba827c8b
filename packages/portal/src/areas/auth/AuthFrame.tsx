import { AuthenticationPage } from '@hireyard/ui/components/AuthenticationPage';
import type { ReactNode } from 'react';
import { useTranslation } from '../../i18n/useTranslation.ts';
import { PRODUCT } from '../../router/documentTitle.ts';
import { useDocumentTitle, usePageHeading } from '../../router/Page.tsx';
import { VisitorMenu } from '../../shell/VisitorMenu.tsx';
import { LanguageChoice } from './LanguageChoice.tsx';

export interface AuthFrameProps {
  /** The page's one h1. */
  title: string;
  /** First part of the browser's title; null leaves the product alone, as sign-in does (SH-03). */
  browserTitle?: string | null;
  children: ReactNode;
}

/** The frame of the pages before signing in: the brand beside the form, and a choice of language below it. */
export function AuthFrame({ title, browserTitle = title, children }: AuthFrameProps) {
  const { t } = useTranslation('auth');
  useDocumentTitle(browserTitle);
  const heading = usePageHeading(title);
  return (
    <AuthenticationPage
      product={PRODUCT}
      headline={t('headline')}
      pitch={t('pitch')}
      title={title}
      headingRef={heading}
      corner={<VisitorMenu />}
      footer={<LanguageChoice />}
    >
      {children}
    </AuthenticationPage>
  );
}
