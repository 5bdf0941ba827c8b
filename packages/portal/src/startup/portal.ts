import type { Action } from '@reduxjs/toolkit';
import { createEpicMiddleware } from 'redux-observable';
import { selectClientId, selectClientUuid } from '../client/corporate-client.ts';
import { baseAddresses, type Environment } from '../environment.ts';
import { createHttp } from '../http/http.ts';
import { randomKey } from '../http/idempotency-key.ts';
import type { Handler, Http } from '../http/types.ts';
import { sessionRefused } from '../session/actions.ts';
import { createRenewal } from '../session/renewal.ts';
import { STORAGE_KEYS } from '../session/storage-keys.ts';
import { configured, selectOpCo } from '../settings/settings.ts';
import { createStore, type RootState, type Store } from '../store.ts';
import type { Platform, StreamDeps } from '../streams/dependencies.ts';
import { rootStream } from '../streams/root.ts';
import { type AppConfig, chooseOpCo } from './app-config.ts';

export interface PortalParts {
  readonly environment: Environment;
  readonly appConfig: AppConfig;
  readonly platform: Platform;
  /** Stands in for fetch, in tests. */
  readonly wire?: Handler;
}

/** The portal without its face: pipeline, session, store and streams, tied together. */
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
  const streams = createEpicMiddleware<Action, Action, RootState, StreamDeps>({
    dependencies: { ...platform, http, renew },
  });
  const store: Store = createStore({ http, storage, streams });
  const opCo = chooseOpCo(appConfig, storage.getItem(STORAGE_KEYS.opCo));
  store.dispatch(configured({ environment, appConfig, opCo }));
  return { store, http, start: () => streams.run(rootStream()) };
};
