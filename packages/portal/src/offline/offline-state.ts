import { combineLatest, distinctUntilChanged, map } from 'rxjs';
import { selectShownInstead } from '../api/cached-answers-slice.ts';
import type { Epic } from '../epics/epic.ts';
import { offlineChanged } from '../settings/settings.ts';

/** Sets the state `offline`: without a network, or while an answer on screen comes from the device (SW-03). */
export const offlineStateEpic: Epic = (_, state, { online }) =>
  combineLatest([online, state.pipe(map(selectShownInstead))]).pipe(
    map(([isOnline, fromDevice]) => !isOnline || fromDevice.size > 0),
    distinctUntilChanged(),
    map((offline) => offlineChanged(offline)),
  );
