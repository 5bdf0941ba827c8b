import { defer, EMPTY, filter, from, fromEvent, map, type Observable, startWith, switchMap } from 'rxjs';
import { messageSW, Workbox } from 'workbox-window';
import { firstController } from './first-controller.ts';
import { SERVICE_WORKER, trustedWorker } from './trusted-worker.ts';

/** The portal's service worker, as a page knows it (SW-02). */
export interface ServiceWorkerLink {
  /** Asks the server for a new version. Fails without a network. */
  readonly checkForUpdate: () => Observable<unknown>;
  /** Emits after each step of a version that is being installed. */
  readonly installing: Observable<unknown>;
  /** Whether a new version is there as a whole and waits. */
  readonly isWaiting: () => boolean;
  /** Lets the version that waits take over every tab. */
  readonly takeOver: () => void;
  /** Another version has taken over this page, also before this was asked. */
  readonly takenOver: Observable<unknown>;
  /** Asks the worker in charge for its build; no answer comes where there is none. */
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

/** Registers the service worker; completes without one in a browser that has none. */
export const registerServiceWorker = (): Observable<ServiceWorkerLink> =>
  defer(() => {
    const container = navigator.serviceWorker as ServiceWorkerContainer | undefined;
    if (!container) return EMPTY;
    // It registers and nothing else: after a version from elsewhere it hears of no further one.
    return from(new Workbox(trustedWorker(SERVICE_WORKER)).register({ immediate: true })).pipe(
      filter((registration) => registration !== undefined),
      map((registration) => linkTo(container, registration)),
    );
  });

/** Removes a worker that was registered while this address belonged to another environment (SW-01). */
export const removeServiceWorker = (): Observable<unknown> =>
  defer(async () => {
    const registrations = (await navigator.serviceWorker?.getRegistrations()) ?? [];
    await Promise.all(registrations.map((registration) => registration.unregister()));
  });
