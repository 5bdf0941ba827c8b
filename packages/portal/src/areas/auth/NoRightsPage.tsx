import { Navigate } from 'react-router-dom';
import { selectClient } from '../../client/corporate-client.ts';
import { useTranslation } from '../../i18n/use-translation.ts';
import { Notice } from '../../pages/Notice.tsx';
import { Page } from '../../pages/Page.tsx';
import { RentalContact } from '../../pages/RentalContact.tsx';
import { selectModules } from '../../settings/settings.ts';
import { useAppSelector } from '../../store/hooks.ts';

/** `/auth/no-rights`: the client has no active module. Shows a contact and keeps the remaining navigation (RT-05). */
export default function NoRightsPage() {
  const { t } = useTranslation('auth');
  const client = useAppSelector(selectClient);
  const modules = useAppSelector(selectModules);
  if (modules.length > 0) return <Navigate to="/" replace />;
  return (
    <Page>
      <Notice>
        <p>{t('noRights.text', { client: client?.name ?? '' })}</p>
        <p>{t('noRights.ask')}</p>
        <RentalContact />
      </Notice>
    </Page>
  );
}
