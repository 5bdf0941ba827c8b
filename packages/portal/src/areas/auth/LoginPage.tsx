import { Navigate, useLocation } from 'react-router-dom';
import { SignInPage } from '../../entrance/SignInPage.tsx';
import { useAppDispatch, useAppSelector } from '../../hooks.ts';
import { useTranslation } from '../../i18n/useTranslation.ts';
import { useDocumentTitle, usePageHeading } from '../../router/Page.tsx';
import { PageLoader } from '../../router/PageLoader.tsx';
import { returnPath } from '../../router/return-url.ts';
import { signIn } from '../../session/sign-in.ts';
import { selectSignedOutBecause, selectUserStatus } from '../../session/user.ts';
import { selectOperatingCompany } from '../../settings/settings.ts';

/** The form, under the product's name alone (SH-03). */
function SignIn() {
  const { t } = useTranslation('auth');
  const dispatch = useAppDispatch();
  useDocumentTitle(null);
  const heading = usePageHeading(t('signIn.title'));
  return (
    <SignInPage
      because={useAppSelector(selectSignedOutBecause)}
      company={useAppSelector(selectOperatingCompany)}
      headingRef={heading}
      signIn={(entered) => dispatch(signIn(entered))}
    />
  );
}

/** `/auth/login`: signs in and leads back to the page that was asked for (RT-08); who is signed in already leaves. */
export function LoginPage() {
  const status = useAppSelector(selectUserStatus);
  const { search } = useLocation();
  if (status === 'unknown') return <PageLoader />;
  if (status === 'signedIn') return <Navigate to={returnPath(search)} replace />;
  return <SignIn />;
}
