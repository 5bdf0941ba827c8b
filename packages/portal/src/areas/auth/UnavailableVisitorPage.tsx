import Link from '@mui/material/Link';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import type { ParseKeys } from 'i18next';
import { Link as RouterLink } from 'react-router-dom';
import { SIGN_IN_PATH } from '../../access/return-url.ts';
import { useTranslation } from '../../i18n/use-translation.ts';
import { RentalContact } from '../../pages/RentalContact.tsx';
import { VisitorPage } from './VisitorPage.tsx';

/** A page of this area without content yet: says who helps instead. */
export function UnavailableVisitorPage({ text }: { text: ParseKeys<'auth'> }) {
  const { t } = useTranslation('auth');
  return (
    <VisitorPage>
      <Stack spacing={4}>
        <Typography>{t(text)}</Typography>
        <RentalContact />
        <Link component={RouterLink} to={SIGN_IN_PATH}>
          {t('toSignIn')}
        </Link>
      </Stack>
    </VisitorPage>
  );
}
