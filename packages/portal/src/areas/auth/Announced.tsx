import Link from '@mui/material/Link';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { Link as RouterLink } from 'react-router-dom';
import { useTranslation } from '../../i18n/useTranslation.ts';
import { RentalContact } from '../../router/RentalContact.tsx';
import { SIGN_IN_PATH } from '../../router/return-url.ts';
import { VisitorPage } from './VisitorPage.tsx';

/** A page of this area whose content is still to come: says what it will do and who helps until then. */
export function Announced({ page }: { page: 'register' | 'forgotPassword' | 'resetPassword' | 'acceptInvitation' }) {
  const { t } = useTranslation('auth');
  return (
    <VisitorPage title={t(`${page}.title`)}>
      <Stack spacing={4}>
        <Typography>{t(`${page}.announcement`)}</Typography>
        <RentalContact />
        <Link component={RouterLink} to={SIGN_IN_PATH}>
          {t('toSignIn')}
        </Link>
      </Stack>
    </VisitorPage>
  );
}
