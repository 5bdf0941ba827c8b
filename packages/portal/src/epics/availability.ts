import { type Availability, getAvailability } from '@hireyard/contract';
import {
  catchError,
  concat,
  concatMap,
  debounceTime,
  defer,
  distinctUntilChanged,
  EMPTY,
  filter,
  forkJoin,
  map,
  merge,
  type Observable,
  of,
  share,
  skip,
  startWith,
} from 'rxjs';
import { APP_CONFIG_FILE, type AppConfig, readAppConfig } from '../config/app-config.ts';
import { call } from '../http/call.ts';
import { HttpError } from '../http/problem.ts';
import { appConfigRead, availabilityChecked, maintenanceChanged, selectAppConfig } from '../settings/settings.ts';
import { STORAGE_KEYS } from '../storage/storage-keys.ts';
import type { Epic, EpicDependencies } from './epic.ts';
import { poll } from './poll.ts';

const HOUR_MS = 3_600_000;
const SOON_MS = 5_000;
/** Random delay, so that waiting tabs do not all return at once after maintenance (MT-04). */
const SPREAD_MS = 500;
/** Navigations within this time are one burst, such as a chain of redirects. */
const BURST_MS = 200;
const UP = 'UP';

interface Check {
  /** Null if the check failed. A failed check alone is not maintenance (MT-03). */
  readonly availability: Availability | null;
  readonly config: AppConfig | null;
}

const askServer = ({ http }: EpicDependencies): Observable<Availability | null> =>
  call(http, getAvailability, undefined).pipe(
    catchError((error: unknown) => {
      const problem = error instanceof HttpError ? error.problem : null;
      return of(
        problem?.type === 'maintenance' ? { status: problem.type, bannerText: problem.bannerText ?? '' } : null,
      );
    }),
  );

/** Reads the config again only while the config itself sets maintenance (MT-02). */
const readConfigAgain = ({ http }: EpicDependencies, config: AppConfig | null): Observable<AppConfig | null> =>
  config?.maintenance
    ? http({ method: 'GET', base: null, path: APP_CONFIG_FILE }).pipe(
        map(({ body }) => readAppConfig(body)),
        catchError(() => of(config)),
      )
    : of(config);

/** Checks whether the portal is up. Sets maintenance and the banner text (MT-01 to MT-04). */
export const availabilityEpic: Epic = (_, state, deps) => {
  const config = () => selectAppConfig(state.value);
  const forced = () => deps.storage.getItem(STORAGE_KEYS.forceLogin) === 'true';
  let up = true;
  const maintenanceBy = (by: AppConfig | null) => maintenanceChanged((!up || by?.maintenance === true) && !forced());

  const checks = poll<Check>({
    work: defer(() => forkJoin({ availability: askServer(deps), config: readConfigAgain(deps, config()) })),
    pause: ({ availability, config: latest }) => {
      const well = availability?.status === UP && !latest?.maintenance;
      return well ? HOUR_MS : SOON_MS + deps.random() * SPREAD_MS;
    },
    // The first check covers the first navigation and the initial network state.
    triggers: merge(
      deps.navigationEnd.pipe(skip(1)),
      deps.online.pipe(
        skip(1),
        filter((online) => online),
      ),
    ).pipe(debounceTime(BURST_MS, deps.scheduler), share()),
    visible: deps.visible.pipe(distinctUntilChanged()),
    scheduler: deps.scheduler,
  });

  return checks.pipe(
    concatMap(({ availability, config: latest }) => {
      up = availability ? availability.status === UP : up;
      const configUpdate = latest && latest !== config() ? of(appConfigRead(latest)) : EMPTY;
      const availabilityUpdate = availability ? of(availabilityChecked(availability)) : EMPTY;
      return concat(configUpdate, availabilityUpdate, of(maintenanceBy(latest)));
    }),
    startWith(maintenanceBy(config())),
  );
};
