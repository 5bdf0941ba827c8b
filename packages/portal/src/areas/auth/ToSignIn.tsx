import Link from '@mui/material/Link';
import { Link as RouterLink } from 'react-router-dom';
import { SIGN_IN_PATH } from '../../access/return-url.ts';
import { useTranslation } from '../../i18n/use-translation.ts';
import { STANDS_ALONE } from '../../pages/TextLink.ts';

export function ToSignIn() {
  const { t } = useTranslation('auth');
  return (
    <Link component={RouterLink} to={SIGN_IN_PATH} sx={STANDS_ALONE}>
      {t('toSignIn')}
    </Link>
  );
}
