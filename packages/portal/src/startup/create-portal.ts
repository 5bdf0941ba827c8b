import type { Action } from '@reduxjs/toolkit';
import { createEpicMiddleware } from 'redux-observable';
import { selectClientId, selectClientUuid } from '../client/corporate-client.ts';
import { type AppConfig, chooseOpCo } from '../config/app-config.ts';
import { baseAddresses, type Environment } from '../config/environment.ts';
import type { EpicDependencies, Platform } from '../epics/epic.ts';
import { rootEpic } from '../epics/root.ts';
import { createHttp } from '../http/http.ts';
import { randomKey } from '../http/idempotency-key.ts';
import type { Handler, Http } from '../http/types.ts';
import { createRenewal } from '../session/renewal.ts';
import { sessionRefused } from '../session/session-actions.ts';
import { configured, selectOpCo } from '../settings/settings.ts';
import { STORAGE_KEYS } from '../storage/storage-keys.ts';
import { createStore, type RootState, type Store } from '../store/store.ts';

export interface PortalParts {
  readonly environment: Environment;
  readonly appConfig: AppConfig;
  readonly platform: Platform;
  /** Stands in for fetch, in tests. */
  readonly wire?: Handler;
}

/** The portal without its face: pipeline, session, store and epics, tied together. */
export interface Portal {
  readonly store: Store;
  readonly http: Http;
  /** Begins everything that runs by itself; authentication is resolved by it. */
  readonly start: () => void;
}

export const createPortal = ({ environment, appConfig, platform, wire }: PortalParts): Portal => {
  const { storage, scheduler, exclusively } = platform;
  const http: Http = createHttp({
    bases: baseAddresses(environment),
    page: window.location.origin,
    token: () => storage.getItem(STORAGE_KEYS.accessToken),
    renew: (former) => renew(former),
    opCo: () => selectOpCo(store.getState()),
    client: () => ({ id: selectClientId(store.getState()), uuid: selectClientUuid(store.getState()) }),
    newKey: randomKey,
    scheduler,
    ...(wire && { wire }),
  });
  const renew = createRenewal({ http, storage, exclusively, refused: () => store.dispatch(sessionRefused()) });
  const epicMiddleware = createEpicMiddleware<Action, Action, RootState, EpicDependencies>({
    dependencies: { ...platform, http, renew },
  });
  const store: Store = createStore({ http, storage, epicMiddleware });
  const opCo = chooseOpCo(appConfig, storage.getItem(STORAGE_KEYS.opCo));
  store.dispatch(configured({ environment, appConfig, opCo }));
  return { store, http, start: () => epicMiddleware.run(rootEpic()) };
};
