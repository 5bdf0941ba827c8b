import { Navigate, useLocation } from 'react-router-dom';
import { returnPath } from '../../access/return-url.ts';
import { useTranslation } from '../../i18n/use-translation.ts';
import { PageLoader } from '../../pages/PageLoader.tsx';
import { useDocumentTitle } from '../../pages/page-title.ts';
import { usePageHeading } from '../../pages/use-page-heading.ts';
import { selectSignedOutBecause, selectUserStatus } from '../../session/user.ts';
import { selectOperatingCompany } from '../../settings/settings.ts';
import { useAppDispatch, useAppSelector } from '../../store/hooks.ts';
import { SignInPage } from '../../visitor/SignInPage.tsx';
import { signIn } from '../../visitor/sign-in.ts';

/** The sign-in form. Its browser title is the product name alone (SH-03). */
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

/** `/auth/login`: signs in and returns to the requested page (RT-08). Redirects signed-in users at once. */
export default function LoginPage() {
  const status = useAppSelector(selectUserStatus);
  const { search } = useLocation();
  if (status === 'unknown') return <PageLoader />;
  if (status === 'signedIn') return <Navigate to={returnPath(search)} replace />;
  return <SignIn />;
}
