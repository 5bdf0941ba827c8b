import Typography from '@mui/material/Typography';
import { Navigate } from 'react-router-dom';
import { selectClient } from '../../client/corporate-client.ts';
import { useAppSelector } from '../../hooks.ts';
import { useTranslation } from '../../i18n/useTranslation.ts';
import { Notice } from '../../router/Notice.tsx';
import { Page } from '../../router/Page.tsx';
import { RentalContact } from '../../router/RentalContact.tsx';
import { selectModules } from '../../settings/settings.ts';

/** `/auth/no-rights`: no module is active for the client; the navigation that is left stays, and this says whom to ask (RT-05). */
export function NoRightsPage() {
  const { t } = useTranslation('auth');
  const client = useAppSelector(selectClient);
  const modules = useAppSelector(selectModules);
  if (modules.length > 0) return <Navigate to="/" replace />;
  return (
    <Page title={t('noRights.title')}>
      <Notice>
        <Typography>{t('noRights.text', { client: client?.name ?? '' })}</Typography>
        <Typography>{t('noRights.ask')}</Typography>
        <RentalContact />
      </Notice>
    </Page>
  );
}
