import {
  asyncScheduler,
  defer,
  distinctUntilChanged,
  filter,
  fromEvent,
  map,
  merge,
  of,
  Subject,
  startWith,
} from 'rxjs';
import { idle } from '../reports/idle.ts';
import { isLeaving } from '../reports/leaving.ts';
import { report } from '../reports/report.ts';
import { exclusivelyBy } from '../session/exclusively.ts';
import { deviceStorage, tabStorage } from '../storage/storage.ts';
import type { Platform } from './epic.ts';

/** The browser as the epics see it, and what the router tells them. */
export const browserPlatform = () => {
  const navigationEnd = new Subject<string>();
  const platform: Platform = {
    scheduler: asyncScheduler,
    storage: deviceStorage,
    tabStorage,
    storageChanges: fromEvent<StorageEvent>(window, 'storage').pipe(
      filter(({ storageArea }) => storageArea === localStorage), // no event comes where it is blocked, so this cannot throw
    ),
    navigationEnd,
    visible: fromEvent(document, 'visibilitychange').pipe(
      startWith(null),
      map(() => document.visibilityState !== 'hidden'),
      distinctUntilChanged(),
    ),
    online: defer(() =>
      merge(
        of(navigator.onLine),
        fromEvent(window, 'online').pipe(map(() => true)),
        fromEvent(window, 'offline').pipe(map(() => false)),
      ),
    ),
    idle: defer(() => idle()),
    unload: fromEvent(window, 'pagehide'),
    exclusively: exclusivelyBy(navigator.locks),
    random: Math.random,
    reload: () => window.location.reload(),
    setTitle: (title) => {
      document.title = title;
    },
    report: (error) => {
      // Firefox rejects an `import()` that leaving cuts off.
      if (isLeaving()) return;
      console.error(error);
      report(error);
    },
  };
  return { platform, onNavigationEnd: (path: string) => navigationEnd.next(path) };
};
