import Alert from '@mui/material/Alert';
import Link from '@mui/material/Link';
import Stack from '@mui/material/Stack';
import { Navigate, Link as RouterLink, useLocation } from 'react-router-dom';
import { useAppDispatch, useAppSelector } from '../../hooks.ts';
import { useTranslation } from '../../i18n/useTranslation.ts';
import { PageLoader } from '../../router/PageLoader.tsx';
import { RentalContact } from '../../router/RentalContact.tsx';
import { returnPath } from '../../router/return-url.ts';
import { signIn } from '../../session/sign-in.ts';
import { selectSignedOutBecause, selectUserStatus } from '../../session/user.ts';
import { AuthFrame } from './AuthFrame.tsx';
import { SignInForm } from './SignInForm.tsx';

/** Why the visitor is here although a session stood; a logout that was asked for needs no reason. */
function SignedOutNotice() {
  const { t } = useTranslation('auth');
  const because = useAppSelector(selectSignedOutBecause);
  if (because === 'noClient') {
    return (
      <Alert severity="warning">
        {t('signedOut.noClient')}
        <RentalContact />
      </Alert>
    );
  }
  return because === 'expired' ? <Alert severity="info">{t('signedOut.expired')}</Alert> : null;
}

/** `/auth/login`: signs in and leads back to the page that was asked for (RT-08); who is signed in already leaves. */
export function LoginPage() {
  const { t } = useTranslation('auth');
  const dispatch = useAppDispatch();
  const status = useAppSelector(selectUserStatus);
  const { search } = useLocation();
  if (status === 'unknown') return <PageLoader />;
  if (status === 'signedIn') return <Navigate to={returnPath(search)} replace />;
  return (
    <AuthFrame title={t('signIn.title')} browserTitle={null}>
      <Stack spacing={5}>
        <SignedOutNotice />
        <SignInForm signIn={(credentials) => dispatch(signIn(credentials))} />
        <Stack direction="row" sx={{ justifyContent: 'space-between', flexWrap: 'wrap', gap: 3 }}>
          <Link component={RouterLink} to="/auth/forgot-password">
            {t('forgotPassword.title')}
          </Link>
          <Link component={RouterLink} to="/auth/register">
            {t('register.title')}
          </Link>
        </Stack>
      </Stack>
    </AuthFrame>
  );
}
