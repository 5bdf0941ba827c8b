import Alert from '@mui/material/Alert';
import { useFormat } from '../i18n/use-format.ts';
import { useTranslation } from '../i18n/use-translation.ts';
import { useDeskAccount } from './desk-account.ts';

/** Warns where `app-config.json` and the database know different operating companies (OP-24). Null where they agree. */
export function CompanyMismatch() {
  const { t } = useTranslation('desk');
  const format = useFormat();
  const { company, companyMismatch } = useDeskAccount();
  const { isOwnMissing, notSetUp } = companyMismatch;
  if (!isOwnMissing && notSetUp.length === 0) return null;
  return (
    <Alert severity="warning">
      {isOwnMissing && <p>{t('mismatch.own', { company: company.name, code: company.code })}</p>}
      {notSetUp.length > 0 && <p>{t('mismatch.notSetUp', { codes: format.list(notSetUp) })}</p>}
    </Alert>
  );
}
