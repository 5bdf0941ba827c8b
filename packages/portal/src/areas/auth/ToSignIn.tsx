import Link from '@mui/material/Link';
import { Link as RouterLink } from 'react-router-dom';
import { SIGN_IN_PATH } from '../../access/return-url.ts';
import { useTranslation } from '../../i18n/use-translation.ts';

export function ToSignIn() {
  const { t } = useTranslation('auth');
  return (
    <Link
      component={RouterLink}
      to={SIGN_IN_PATH}
      sx={{ display: 'inline-flex', alignItems: 'center', minBlockSize: 44 }}
    >
      {t('toSignIn')}
    </Link>
  );
}
