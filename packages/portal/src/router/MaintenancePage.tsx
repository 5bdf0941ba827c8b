import { Navigate } from 'react-router-dom';
import { useTranslation } from '../i18n/use-translation.ts';
import { Notice } from '../pages/Notice.tsx';
import { Page } from '../pages/Page.tsx';
import { RentalContact } from '../pages/RentalContact.tsx';
import { selectAvailabilityKnown, selectBannerText, selectMaintenance } from '../settings/settings.ts';
import { useAppSelector } from '../store/hooks.ts';

/**
 * The portal is down: says so, why, whom to contact, and that it comes back by itself; then it redirects to the root (MT-02).
 * Only the guards and this page redirect for maintenance: a redirect from outside the routes would come after the page
 * has rendered and asked for its data.
 */
export function MaintenancePage() {
  const { t } = useTranslation('common');
  const maintenance = useAppSelector(selectMaintenance);
  const bannerText = useAppSelector(selectBannerText);
  const known = useAppSelector(selectAvailabilityKnown);
  // A reload of this page stays here until the server has said whether it is up.
  if (!maintenance && known) return <Navigate to="/" replace />;
  return (
    <Page title={t('maintenance.title')}>
      <Notice>
        {bannerText && <p role="status">{bannerText}</p>}
        <p>{t('maintenance.text')}</p>
        <RentalContact />
      </Notice>
    </Page>
  );
}
