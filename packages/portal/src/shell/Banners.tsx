import { Suspense } from 'react';
import { selectClientBlocked } from '../client/corporate-client.ts';
import { optionalPart } from '../pages/load-chunk.ts';
import {
  selectBannerText,
  selectMaintenance,
  selectMissingCalls,
  selectOffline,
  selectQueued,
} from '../settings/settings.ts';
import { useAppSelector } from '../store/hooks.ts';
import type { RootState } from '../store/store.ts';

/** Lazy, because few visits show a banner. If it fails to load, the page works without it. */
const BannerViews = optionalPart(() => import('./BannerViews.tsx'));

const selectAny = (state: RootState) =>
  !selectMaintenance(state) &&
  (selectBannerText(state) !== '' ||
    selectOffline(state) ||
    selectQueued(state) > 0 ||
    selectMissingCalls(state).length > 0 ||
    selectClientBlocked(state));

/** Banners below the header: message to all users, missing data, offline notice and blocked client. */
export function Banners() {
  return (
    useAppSelector(selectAny) && (
      <Suspense>
        <BannerViews />
      </Suspense>
    )
  );
}
