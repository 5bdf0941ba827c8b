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
import { exclusivelyBy } from '../session/exclusively.ts';
import { deviceStorage, tabStorage } from '../storage.ts';
import type { Platform, PortalLocation } from '../streams/dependencies.ts';

/** What the location needs of a router. */
interface Navigator {
  navigate: (path: string, options: { replace: true }) => unknown;
}

/** The portal's location before and after there is a router: a way asked for earlier is gone once there is one. */
export const createLocation = () => {
  const ended = new Subject<string>();
  let router: Navigator | null = null;
  let wanted: string | null = null;
  const location: PortalLocation = {
    path: () => wanted ?? window.location.pathname,
    navigationEnd: ended,
    go: (path) => {
      if (router) void router.navigate(path, { replace: true });
      else wanted = path;
    },
  };
  return {
    location,
    onNavigationEnd: (path: string) => ended.next(path),
    connect: (to: Navigator) => {
      router = to;
      if (wanted !== null) location.go(wanted);
      wanted = null;
    },
  };
};

/** The browser as the streams see it. */
export const browserPlatform = (location: PortalLocation): Platform => ({
  scheduler: asyncScheduler,
  storage: deviceStorage,
  tabStorage,
  storageChanges: fromEvent<StorageEvent>(window, 'storage').pipe(
    filter(({ storageArea }) => storageArea === localStorage), // no event comes where it is blocked, so this look cannot throw
  ),
  location,
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
  unload: fromEvent(window, 'pagehide'),
  exclusively: exclusivelyBy(navigator.locks),
  random: Math.random,
  reload: () => window.location.reload(),
  setTitle: (title) => {
    document.title = title;
  },
  report: (error) => console.error(error),
});
