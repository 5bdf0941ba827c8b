import { AuthenticationPage } from '@hireyard/ui/components/AuthenticationPage';
import Alert from '@mui/material/Alert';
import { useTranslation } from '../i18n/use-translation.ts';
import { useDocumentTitle } from '../pages/page-title.ts';
import { TextLink } from '../pages/TextLink.ts';
import { selectSignedOutBecause } from '../session/user.ts';
import { useAppDispatch, useAppSelector } from '../store/hooks.ts';
import { useAuthFrame } from '../visitor/AuthFrame.tsx';
import { SignInForm } from '../visitor/SignInForm.tsx';
import { signIn } from '../visitor/sign-in.ts';
import { useDeskCompany } from './use-desk-company.ts';

/** The sign-in form of the portal, for the rental company's people. The page that was asked for follows. */
export function DeskSignIn() {
  const { t } = useTranslation('desk');
  const { t: auth } = useTranslation('auth');
  const dispatch = useAppDispatch();
  const because = useAppSelector(selectSignedOutBecause);
  const links = useDeskCompany(undefined)?.links ?? null;
  useDocumentTitle(null);
  return (
    <AuthenticationPage {...useAuthFrame(links)} headline={t('headline')} pitch={t('pitch')} title={t('signIn.title')}>
      {because === 'expired' && (
        <Alert severity="info" sx={{ marginBlockEnd: 4 }}>
          {t('signIn.expired')}
        </Alert>
      )}
      <SignInForm signIn={(entered) => dispatch(signIn(entered))} />
      <p>
        <TextLink href="/auth/forgot-password">{auth('forgotPassword.title')}</TextLink>
      </p>
    </AuthenticationPage>
  );
}
