import { MessageBanner } from '@hireyard/ui/components/MessageBanner';
import Button from '@mui/material/Button';
import { type ReactNode, useEffect, useState, useSyncExternalStore } from 'react';
import { type ApiCall, api } from '../api/api.ts';
import { shownKept } from '../api/kept-instead.ts';
import { useFormat } from '../i18n/use-format.ts';
import { useTranslation } from '../i18n/use-translation.ts';
import { useAppDispatch, useAppSelector, useAppStore } from '../store/hooks.ts';
import type { RootState } from '../store/store.ts';
import { askAgain } from './offline-actions.ts';
import { oldestShown } from './oldest-shown.ts';

const listen = (onChange: () => void) => {
  const kept = shownKept.subscribe(onChange);
  return () => kept.unsubscribe();
};

const followNetwork = (onChange: () => void) => {
  window.addEventListener('online', onChange);
  window.addEventListener('offline', onChange);
  return () => {
    window.removeEventListener('online', onChange);
    window.removeEventListener('offline', onChange);
  };
};

/** When the oldest of what the page shows was answered by the server; null where it shows nothing of it. */
function useAsOf(): number | null {
  const store = useAppStore();
  const queries = useAppSelector((state: RootState) => state.api.queries);
  const kept = useSyncExternalStore(listen, () => shownKept.value);
  const [asOf, setAsOf] = useState<number | null>(null);
  useEffect(() => {
    const { getSubscriptionCount } = store.dispatch(api.internalActions.internal_getRTKQSubscriptions()) as unknown as {
      getSubscriptionCount: (call: string) => number;
    };
    const shown = Object.entries(queries).flatMap(([call, query]) =>
      query?.status === 'fulfilled' && getSubscriptionCount(call) > 0
        ? [{ endpoint: (query.originalArgs as ApiCall).id, at: kept.get(call) ?? query.fulfilledTimeStamp }]
        : [],
    );
    setAsOf(oldestShown(shown));
  }, [store, queries, kept]);
  return asOf;
}

/**
 * Says that there is no connection, of when the page is that one sees, and offers to try again (SW-03). `children` is what
 * else there is to say meanwhile.
 */
export default function OfflineNotice({ children }: { children?: ReactNode }) {
  const { t } = useTranslation('offline');
  const { t: common } = useTranslation('common');
  const format = useFormat();
  const dispatch = useAppDispatch();
  const hasNetwork = useSyncExternalStore(followNetwork, () => navigator.onLine);
  const asOf = useAsOf();
  const { timeZone } = new Intl.DateTimeFormat().resolvedOptions();
  return (
    <MessageBanner
      title={t(hasNetwork ? 'unreachable' : 'title')}
      labels={{ label: t('label') }}
      action={
        <Button size="small" onClick={() => dispatch(askAgain())}>
          {common('retry')}
        </Button>
      }
    >
      {asOf === null ? t('nothing') : t('asOf', { when: format.dateTime(new Date(asOf).toISOString(), timeZone) })}{' '}
      {children}
    </MessageBanner>
  );
}
