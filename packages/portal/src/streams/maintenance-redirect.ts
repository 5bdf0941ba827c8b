import { combineLatest, distinctUntilChanged, EMPTY, map, startWith, switchMap } from 'rxjs';
import { selectMaintenance } from '../settings/settings.ts';
import type { Stream } from './dependencies.ts';

const MAINTENANCE_PATH = '/maintenance';

/** Sends everyone to the maintenance page while it lasts, and from there to the root when it ends (MT-02). */
export const maintenanceRedirectStream: Stream = (_, state, { location }) =>
  combineLatest([
    state.pipe(map(selectMaintenance), distinctUntilChanged()),
    location.navigationEnd.pipe(startWith(null)),
  ]).pipe(
    switchMap(([maintenance]) => {
      const there = location.path() === MAINTENANCE_PATH;
      if (maintenance && !there) location.go(MAINTENANCE_PATH);
      if (!maintenance && there) location.go('/');
      return EMPTY;
    }),
  );
