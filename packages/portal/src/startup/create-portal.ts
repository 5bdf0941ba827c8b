import { clientSettles } from '../client/client-settles.ts';
import { selectClientId, selectClientUuid } from '../client/corporate-client.ts';
import { type AppConfig, chooseOpCo } from '../config/app-config.ts';
import { baseAddresses, type Environment } from '../config/environment.ts';
import type { Epic, EpicDependencies, Platform } from '../epics/epic.ts';
import { createEpics } from '../epics/epic-middleware.ts';
import { EPICS, rootEpic } from '../epics/root.ts';
import { createHttp } from '../http/http.ts';
import { randomKey } from '../http/idempotency-key.ts';
import type { Handler, Http } from '../http/types.ts';
import { createDeviceFirstEpic } from '../offline/device-first.ts';
import { createRenewal, noRenewal } from '../session/renewal.ts';
import { sessionRefused } from '../session/session-actions.ts';
import { configured, selectOpCo } from '../settings/settings.ts';
import { STORAGE_KEYS } from '../storage/storage-keys.ts';
import { createStore, type Store } from '../store/store.ts';
import { missingChunkEpic } from '../updates/missing-chunk-epic.ts';
import { backgroundEpic } from './background.ts';

/** Before the others, so that the device is asked from their first read on. */
const deviceFirstEpic = createDeviceFirstEpic(async () => (await import('../api/cached-answers.ts')).device);

export interface PortalParts {
  readonly environment: Environment;
  readonly appConfig: AppConfig;
  readonly platform: Platform;
  /** Reads of the first page. None if left out. */
  readonly firstReads?: EpicDependencies['firstReads'];
  /** Replaces fetch in tests. */
  readonly wire?: Handler;
  /** Replaces the portal's epics: in a view as a user, at the desk and in tests. */
  readonly epics?: readonly Epic[];
  /** True in a view as a user, which only reads and has no session to renew (DK-15). */
  readonly isView?: boolean;
}

/** The portal without its pages: HTTP pipeline, session, store and epics. */
export interface Portal {
  readonly store: Store;
  readonly http: Http;
  /** Starts the epics. One of them resolves authentication. */
  readonly start: () => void;
}

export const createPortal = ({
  environment,
  appConfig,
  platform,
  firstReads = async () => [],
  wire,
  isView = false,
  epics: own = [deviceFirstEpic, ...EPICS, missingChunkEpic, backgroundEpic],
}: PortalParts): Portal => {
  const { storage, scheduler, exclusively } = platform;
  const http: Http = createHttp({
    bases: baseAddresses(environment),
    page: window.location.origin,
    token: () => storage.getItem(STORAGE_KEYS.accessToken),
    renew: (former) => renew(former),
    opCo: () => selectOpCo(store.getState()),
    client: () => ({ id: selectClientId(store.getState()), uuid: selectClientUuid(store.getState()) }),
    settled: () => clientSettles(store),
    newKey: randomKey,
    scheduler,
    isView,
    ...(wire && { wire }),
  });
  const refused = () => store.dispatch(sessionRefused());
  const renew = isView ? noRenewal(refused) : createRenewal({ http, storage, exclusively, refused });
  const epics = createEpics({ ...platform, http, renew, firstReads });
  const store: Store = createStore({ http, storage, epicMiddleware: epics.middleware });
  const opCo = chooseOpCo(appConfig, storage.getItem(STORAGE_KEYS.opCo));
  store.dispatch(configured({ environment, appConfig, opCo }));
  return { store, http, start: () => epics.run(rootEpic(own)) };
};
