import { AuthenticationPage } from '@hireyard/ui/components/AuthenticationPage';
import Link from '@mui/material/Link';
import { styled } from '@mui/material/styles';
import { Link as RouterLink } from 'react-router-dom';
import { useFormat } from '../../i18n/use-format.ts';
import { useTranslation } from '../../i18n/use-translation.ts';
import { RentalContact } from '../../pages/RentalContact.tsx';
import { STANDS_ALONE, TextLink } from '../../pages/TextLink.ts';
import { selectSignedIn } from '../../session/user.ts';
import { selectOperatingCompany } from '../../settings/settings.ts';
import { useAppSelector } from '../../store/hooks.ts';
import { ASSESSED_ON, EXCEPTIONS } from './accessibility.ts';
import { ToSignIn } from './ToSignIn.tsx';
import { useVisitorPage } from './VisitorPage.tsx';

const Statement = styled('div')(({ theme }) => ({
  '& h2': { ...theme.typography.h2, marginBlock: '24px 4px' },
  '& p, & ul': { ...theme.typography.body1, marginBlock: '0 8px' },
  '& ul': { paddingInlineStart: 20 },
}));

/** The sides of a form are too narrow for a text. */
const FOR_READING = { '& .HyAuthenticationPage-form': { maxInlineSize: 640 } };

/** Leads users into the portal, and visitors to the sign-in form. */
function Back() {
  const { t } = useTranslation('common');
  const isSignedIn = useAppSelector(selectSignedIn);
  if (!isSignedIn) return <ToSignIn />;
  return (
    <Link component={RouterLink} to="/" sx={STANDS_ALONE}>
      {t('home')}
    </Link>
  );
}

/** `/auth/accessibility`: how far the portal conforms, what does not, and where to say so (SH-05). */
export default function AccessibilityPage() {
  const { t } = useTranslation('accessibility');
  const format = useFormat();
  const company = useAppSelector(selectOperatingCompany);
  const authority = company?.links.accessibilityAuthority;
  return (
    <AuthenticationPage {...useVisitorPage()} sx={FOR_READING}>
      <Statement>
        <p>{t('scope', { company: company?.name ?? '' })}</p>
        <h2>{t('standard.title')}</h2>
        <p>{t('standard.text')}</p>
        <h2>{t('exceptions.title')}</h2>
        <ul>
          {EXCEPTIONS.map((exception) => (
            <li key={exception}>{t(`exceptions.${exception}`)}</li>
          ))}
        </ul>
        <h2>{t('method.title')}</h2>
        <p>{t('method.text', { date: format.date(ASSESSED_ON) })}</p>
        <h2>{t('feedback.title')}</h2>
        <p>{t('feedback.text')}</p>
        <RentalContact />
        <h2>{t('enforcement.title')}</h2>
        <p>{t('enforcement.text')}</p>
        {authority && (
          <TextLink href={authority} target="_blank" rel="noreferrer">
            {t('enforcement.link')}
          </TextLink>
        )}
      </Statement>
      <Back />
    </AuthenticationPage>
  );
}
