import { defer, EMPTY, filter, from, fromEvent, map, type Observable, startWith, switchMap } from 'rxjs';
import { messageSW, Workbox } from 'workbox-window';
import { firstController } from './first-controller.ts';
import { SERVICE_WORKER, trustedWorker } from './trusted-worker.ts';

/** The portal's service worker from the view of a page (SW-02). */
export interface ServiceWorkerLink {
  /** Asks the server for a new version. Fails without a network. */
  readonly checkForUpdate: () => Observable<unknown>;
  /** Emits after each step of an installation. */
  readonly installing: Observable<unknown>;
  /** Returns whether a complete new version is waiting. */
  readonly isWaiting: () => boolean;
  /** Lets the waiting version take over every tab. */
  readonly takeOver: () => void;
  /** Emits when another version has taken over this page, including earlier takeovers. */
  readonly takenOver: Observable<unknown>;
  /** Emits the build of the active worker, or nothing without one. */
  readonly build: () => Observable<string>;
}

const linkTo = (container: ServiceWorkerContainer, registration: ServiceWorkerRegistration): ServiceWorkerLink => ({
  checkForUpdate: () => defer(() => registration.update()),
  installing: fromEvent(registration, 'updatefound').pipe(
    startWith(null),
    map(() => registration.installing),
    filter((version) => version !== null),
    switchMap((version) => fromEvent(version, 'statechange')),
  ),
  isWaiting: () => registration.waiting !== null,
  takeOver: () => registration.waiting?.postMessage('take-over'),
  takenOver: fromEvent(container, 'controllerchange').pipe(
    startWith(null),
    filter(() => container.controller !== firstController()),
  ),
  build: () => defer(() => (registration.active ? from(messageSW(registration.active, 'which-build')) : EMPTY)),
});

/** Registers the service worker. Completes without emitting if the browser does not support them. */
export const registerServiceWorker = (): Observable<ServiceWorkerLink> =>
  defer(() => {
    const container = navigator.serviceWorker as ServiceWorkerContainer | undefined;
    if (!container) return EMPTY;
    // Used only to register: Workbox stops reporting after an update by another tab.
    return from(new Workbox(trustedWorker(SERVICE_WORKER)).register({ immediate: true })).pipe(
      filter((registration) => registration !== undefined),
      map((registration) => linkTo(container, registration)),
    );
  });

/** Removes a worker from a time when this address belonged to another environment (SW-01). */
export const removeServiceWorker = (): Observable<unknown> =>
  defer(async () => {
    const registrations = (await navigator.serviceWorker?.getRegistrations()) ?? [];
    await Promise.all(registrations.map((registration) => registration.unregister()));
  });
