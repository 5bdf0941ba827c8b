import { Navigate } from 'react-router-dom';
import { useTranslation } from '../i18n/use-translation.ts';
import { Notice } from '../pages/Notice.tsx';
import { Page } from '../pages/Page.tsx';
import { RentalContact } from '../pages/RentalContact.tsx';
import { selectAvailabilityKnown, selectBannerText, selectMaintenance } from '../settings/settings.ts';
import { useAppSelector } from '../store/hooks.ts';

/**
 * The maintenance page, with the reason and the rental contact. Redirects to the root when maintenance ends (MT-02).
 * Only guards and this page redirect for maintenance. A redirect outside the routes would come after the page has made
 * its calls.
 */
export function MaintenancePage() {
  const { t } = useTranslation('common');
  const maintenance = useAppSelector(selectMaintenance);
  const bannerText = useAppSelector(selectBannerText);
  const isAvailabilityKnown = useAppSelector(selectAvailabilityKnown);
  // After a reload, the page stays until the server has reported its availability.
  if (!maintenance && isAvailabilityKnown) return <Navigate to="/" replace />;
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
