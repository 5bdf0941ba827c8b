import Typography from '@mui/material/Typography';
import { Navigate } from 'react-router-dom';
import { useAppSelector } from '../hooks.ts';
import { useTranslation } from '../i18n/useTranslation.ts';
import { selectBannerText, selectMaintenance } from '../settings/settings.ts';
import { Notice } from './Notice.tsx';
import { Page } from './Page.tsx';
import { RentalContact } from './RentalContact.tsx';

/** The portal is down: says so, why, whom to ask, and that it comes back by itself; then it leads to the root (MT-02). */
export function MaintenancePage() {
  const { t } = useTranslation('common');
  const maintenance = useAppSelector(selectMaintenance);
  const bannerText = useAppSelector(selectBannerText);
  if (!maintenance) return <Navigate to="/" replace />;
  return (
    <Page title={t('maintenance.title')}>
      <Notice>
        {bannerText && <Typography role="status">{bannerText}</Typography>}
        <Typography>{t('maintenance.text')}</Typography>
        <RentalContact />
      </Notice>
    </Page>
  );
}
