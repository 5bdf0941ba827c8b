import Link from '@mui/material/Link';
import { Link as RouterLink } from 'react-router-dom';
import { ACCESSIBILITY_PATH } from '../access/return-url.ts';
import { useTranslation } from '../i18n/use-translation.ts';
import { STANDS_ALONE } from './TextLink.ts';

/** A link to the accessibility statement (SH-05). Its page needs the texts of `auth`. */
export function AccessibilityLink() {
  const { t } = useTranslation('auth');
  return (
    <Link component={RouterLink} to={ACCESSIBILITY_PATH} sx={{ ...STANDS_ALONE, justifySelf: 'start' }}>
      {t('accessibility')}
    </Link>
  );
}
