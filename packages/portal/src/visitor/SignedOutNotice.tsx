import Alert from '@mui/material/Alert';
import type { OperatingCompany } from '../config/app-config.ts';
import { useTranslation } from '../i18n/use-translation.ts';
import { ContactLine } from '../pages/ContactLine.tsx';

export interface SignedOutNoticeProps {
  because: 'expired' | 'noClient';
  /** Null until the config is loaded. */
  company: Pick<OperatingCompany, 'rentalContact'> | null;
}

export default function SignedOutNotice({ because, company }: SignedOutNoticeProps) {
  const { t } = useTranslation('auth');
  if (because === 'expired') return <Alert severity="info">{t('signedOut.expired')}</Alert>;
  return (
    <Alert severity="warning">
      {t('signedOut.noClient')}
      {company && <ContactLine contact={company.rentalContact} />}
    </Alert>
  );
}
