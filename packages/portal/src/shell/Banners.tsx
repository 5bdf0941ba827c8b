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

/** Few visits show a banner, so that their code comes with the first one; where it does not, the page goes without. */
const BannerViews = optionalPart(() => import('./BannerViews.tsx'));

const selectAny = (state: RootState) =>
  !selectMaintenance(state) &&
  (selectBannerText(state) !== '' ||
    selectOffline(state) ||
    selectQueued(state) > 0 ||
    selectMissingCalls(state).length > 0 ||
    selectClientBlocked(state));

/** Below the header: the message for everyone, what the start could not load, that there is no network, and that the client is blocked. */
export function Banners() {
  return (
    useAppSelector(selectAny) && (
      <Suspense>
        <BannerViews />
      </Suspense>
    )
  );
}
