import { combineLatest, distinctUntilChanged, EMPTY, map, startWith, switchMap } from 'rxjs';
import { selectAvailabilityKnown, selectMaintenance } from '../settings/settings.ts';
import type { Stream } from './dependencies.ts';

const MAINTENANCE_PATH = '/maintenance';

/** Sends everyone to the maintenance page while it lasts, and from there to the root when it ends (MT-02). */
export const maintenanceRedirectStream: Stream = (_, state, { location }) =>
  combineLatest([
    state.pipe(map(selectMaintenance), distinctUntilChanged()),
    state.pipe(map(selectAvailabilityKnown), distinctUntilChanged()),
    location.navigationEnd.pipe(startWith(null)),
  ]).pipe(
    switchMap(([maintenance, known]) => {
      const there = location.path() === MAINTENANCE_PATH;
      if (maintenance && !there) location.go(MAINTENANCE_PATH);
      // A reload of the page during maintenance stays until the server has said that it is over.
      if (!maintenance && known && there) location.go('/');
      return EMPTY;
    }),
  );
