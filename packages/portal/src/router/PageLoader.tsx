import CircularProgress from '@mui/material/CircularProgress';
import { styled } from '@mui/material/styles';
import { useTranslation } from '../i18n/useTranslation.ts';

const Centre = styled('div')({ display: 'grid', placeItems: 'center', minBlockSize: '50vh' });

/** Shows while it is not yet known whether a page may be shown (ST-05). */
export function PageLoader() {
  const { t } = useTranslation('common');
  return (
    <Centre>
      <CircularProgress aria-label={t('loading')} />
    </Centre>
  );
}
