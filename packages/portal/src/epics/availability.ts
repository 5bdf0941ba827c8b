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
/** So that many tabs waiting for the end of maintenance do not come back at once (MT-04). */
const SPREAD_MS = 500;
/** Navigations this close together are one burst, such as a chain of redirects. */
const BURST_MS = 200;
const UP = 'UP';

interface Check {
  /** Null where the check failed, which alone is not maintenance (MT-03). */
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

/** Read again only while it is the cause of maintenance (MT-02). */
const readConfigAgain = ({ http }: EpicDependencies, config: AppConfig | null): Observable<AppConfig | null> =>
  config?.maintenance
    ? http({ method: 'GET', base: null, path: APP_CONFIG_FILE }).pipe(
        map(({ body }) => readAppConfig(body)),
        catchError(() => of(config)),
      )
    : of(config);

/** Checks whether the portal is up, and sets maintenance and the message for everyone (MT-01 to MT-04). */
export const availabilityEpic: Epic = (_, state, deps) => {
  const config = () => selectAppConfig(state.value);
  const forced = () => deps.storage.getItem(STORAGE_KEYS.forceLogin) === 'true';
  let up = true;
  const judge = (by: AppConfig | null) => maintenanceChanged((!up || by?.maintenance === true) && !forced());

  const checks = poll<Check>({
    work: defer(() => forkJoin({ availability: askServer(deps), config: readConfigAgain(deps, config()) })),
    pause: ({ availability, config: read }) => {
      const well = availability?.status === UP && !read?.maintenance;
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
    concatMap(({ availability, config: read }) => {
      up = availability ? availability.status === UP : up;
      const found = read && read !== config() ? of(appConfigRead(read)) : EMPTY;
      const checked = availability ? of(availabilityChecked(availability)) : EMPTY;
      return concat(found, checked, of(judge(read)));
    }),
    startWith(judge(config())),
  );
};
