import { combineLatest, distinctUntilChanged, map } from 'rxjs';
import { shownKept } from '../api/kept-instead.ts';
import type { Epic } from '../epics/epic.ts';
import { offlineChanged } from '../settings/settings.ts';

/** Tells the portal that it is offline: without a network, or while something on screen comes from the device (SW-03). */
export const offlineStateEpic: Epic = (_, __, { online }) =>
  combineLatest([online, shownKept]).pipe(
    map(([isOnline, shown]) => !isOnline || shown.size > 0),
    distinctUntilChanged(),
    map((offline) => offlineChanged(offline)),
  );
