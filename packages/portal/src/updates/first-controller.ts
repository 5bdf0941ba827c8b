let opened: ServiceWorker | null = null;

/** Notes the service worker that opened this page, before another takes over. */
export const noteFirstController = (): void => {
  opened = (navigator.serviceWorker as ServiceWorkerContainer | undefined)?.controller ?? null;
};

/** The service worker that opened this page; null where there was none. */
export const firstController = (): ServiceWorker | null => opened;
