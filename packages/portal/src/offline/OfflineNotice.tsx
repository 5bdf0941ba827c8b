import { MessageBanner } from '@hireyard/ui/components/MessageBanner';
import Button from '@mui/material/Button';
import { type ReactNode, useSyncExternalStore } from 'react';
import { useFormat } from '../i18n/use-format.ts';
import { useTranslation } from '../i18n/use-translation.ts';
import { useAppDispatch, useAppSelector } from '../store/hooks.ts';
import { refetchStale } from './offline-actions.ts';
import { selectOldestShown } from './oldest-shown.ts';

const followNetwork = (onChange: () => void) => {
  window.addEventListener('online', onChange);
  window.addEventListener('offline', onChange);
  return () => {
    window.removeEventListener('online', onChange);
    window.removeEventListener('offline', onChange);
  };
};

/** Shows that there is no connection and how old the data is. Offers a retry (SW-03). */
export default function OfflineNotice({ children }: { children?: ReactNode }) {
  const { t } = useTranslation('offline');
  const { t: common } = useTranslation('common');
  const format = useFormat();
  const dispatch = useAppDispatch();
  const hasNetwork = useSyncExternalStore(followNetwork, () => navigator.onLine);
  const asOf = useAppSelector(selectOldestShown);
  return (
    <MessageBanner
      title={t(hasNetwork ? 'unreachable' : 'title')}
      labels={{ label: t('label') }}
      action={
        <Button size="small" onClick={() => dispatch(refetchStale())}>
          {common('retry')}
        </Button>
      }
    >
      {asOf === null ? t('nothing') : t('asOf', { when: format.dateTime(new Date(asOf).toISOString()) })} {children}
    </MessageBanner>
  );
}
