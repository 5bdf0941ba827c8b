import { useLinkComponent } from '@hireyard/ui/provider';
import Alert from '@mui/material/Alert';
import { styled } from '@mui/material/styles';
import type { Ref } from 'react';
import type { OperatingCompany } from '../config/app-config.ts';
import { useTranslation } from '../i18n/use-translation.ts';
import { ContactLine } from '../pages/ContactLine.tsx';
import { TextLink } from '../pages/TextLink.ts';
import type { SignedOutBecause } from '../session/session-actions.ts';
import { AuthFrame } from './AuthFrame.tsx';
import { type SignIn, SignInForm } from './SignInForm.tsx';

/** A touch target of 44 px without more space between the links. */
const Roomy = styled(TextLink)({ display: 'inline-flex', alignItems: 'center', minBlockSize: 44 });

const Parts = styled('div')({ display: 'flex', flexDirection: 'column', gap: 20 });

const Links = styled('div')({ display: 'flex', flexWrap: 'wrap', justifyContent: 'space-between', columnGap: 12 });

export interface SignInPageProps {
  /** Why the last session ended; null where there is nothing to say. */
  because: SignedOutBecause | null;
  /** Null before the config is there. */
  company: Pick<OperatingCompany, 'links' | 'rentalContact'> | null;
  headingRef?: Ref<HTMLHeadingElement>;
  signIn: SignIn;
}

/** Why the session ended; after a logout by choice there is nothing to say. */
function SignedOutNotice({ because, company }: Pick<SignInPageProps, 'because' | 'company'>) {
  const { t } = useTranslation('auth');
  if (because === 'noClient') {
    return (
      <Alert severity="warning">
        {t('signedOut.noClient')}
        {company && <ContactLine contact={company.rentalContact} />}
      </Alert>
    );
  }
  return because === 'expired' ? <Alert severity="info">{t('signedOut.expired')}</Alert> : null;
}

/** The sign-in page, the same at the entrance and in the application, so without store and router. */
export function SignInPage({ because, company, headingRef, signIn }: SignInPageProps) {
  const { t } = useTranslation('auth');
  const component = useLinkComponent();
  return (
    <AuthFrame title={t('signIn.title')} links={company?.links ?? null} {...(headingRef && { headingRef })}>
      <Parts>
        <SignedOutNotice because={because} company={company} />
        <SignInForm signIn={signIn} />
        <Links>
          <Roomy as={component} href="/auth/forgot-password">
            {t('forgotPassword.title')}
          </Roomy>
          <Roomy as={component} href="/auth/register">
            {t('register.title')}
          </Roomy>
        </Links>
      </Parts>
    </AuthFrame>
  );
}
