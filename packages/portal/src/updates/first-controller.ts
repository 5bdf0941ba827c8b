let controller: ServiceWorker | null = null;

/** Remembers the service worker that opened this page, before another one takes over. */
export const noteFirstController = (): void => {
  controller = (navigator.serviceWorker as ServiceWorkerContainer | undefined)?.controller ?? null;
};

/** Returns the service worker that opened this page, or null. */
export const firstController = (): ServiceWorker | null => controller;
