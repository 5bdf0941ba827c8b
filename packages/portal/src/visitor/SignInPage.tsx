import { useLinkComponent } from '@hireyard/ui/provider';
import { styled } from '@mui/material/styles';
import { lazy, type Ref, Suspense } from 'react';
import { ACCESSIBILITY_PATH } from '../access/return-url.ts';
import type { OperatingCompany } from '../config/app-config.ts';
import { useTranslation } from '../i18n/use-translation.ts';
import { RoomyLink } from '../pages/TextLink.ts';
import type { SignedOutBecause } from '../session/session-actions.ts';
import { AuthFrame } from './AuthFrame.tsx';
import { type SignIn, SignInForm } from './SignInForm.tsx';

const Parts = styled('div')({ display: 'flex', flexDirection: 'column', gap: 20 });

const Links = styled('div')({ display: 'flex', flexWrap: 'wrap', justifyContent: 'space-between', columnGap: 12 });

export interface SignInPageProps {
  because: SignedOutBecause | null;
  /** Null until the config is loaded. */
  company: Pick<OperatingCompany, 'links' | 'rentalContact' | 'brand'> | null;
  headingRef?: Ref<HTMLHeadingElement>;
  signIn: SignIn;
}

/** Lazy, because few visits show it. */
export const loadSignedOutNotice = () => import('./SignedOutNotice.tsx');
const SignedOutNotice = lazy(loadSignedOutNotice);

/** The sign-in page of both entrance and application, so it uses neither store nor router. */
export function SignInPage({ because, company, headingRef, signIn }: SignInPageProps) {
  const { t } = useTranslation('auth');
  const component = useLinkComponent();
  return (
    <AuthFrame title={t('signIn.title')} links={company?.links ?? null} {...(headingRef && { headingRef })}>
      <Parts>
        {(because === 'expired' || because === 'noClient') && (
          <Suspense>
            <SignedOutNotice because={because} company={company} />
          </Suspense>
        )}
        <SignInForm signIn={signIn} />
        <Links>
          <RoomyLink as={component} href="/auth/forgot-password">
            {t('forgotPassword.title')}
          </RoomyLink>
          <RoomyLink as={component} href="/auth/register">
            {t('register.title')}
          </RoomyLink>
          <RoomyLink as={component} href={ACCESSIBILITY_PATH}>
            {t('accessibility')}
          </RoomyLink>
        </Links>
      </Parts>
    </AuthFrame>
  );
}
