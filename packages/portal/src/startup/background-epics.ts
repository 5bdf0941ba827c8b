import { EMPTY, of } from 'rxjs';
import { SIGN_IN_PATH } from '../access/return-url.ts';
import { offlineCache } from '../api/cached-answers.ts';
import type { Epic } from '../epics/epic.ts';
import { manifestEpic, themeColorEpic } from '../epics/installed.ts';
import { loadTexts } from '../i18n/i18n.ts';
import { offlineStateEpic } from '../offline/offline-state.ts';
import { refetchStaleEpic } from '../offline/refetch-stale.ts';
import { rentedLinesEpic } from '../offline/rented-lines.ts';
import { shownClientsBy } from '../offline/shown-clients.ts';
import { createWipeEpic } from '../offline/wipe.ts';
import { createOfflineCacheEpic } from '../offline/write-offline-cache.ts';
import { createOutboxCountEpic } from '../outbox/outbox-count.ts';
import { OUTBOX_PATH } from '../outbox/outbox-path.ts';
import { createSendQueuedEpic } from '../outbox/send-queued.ts';
import { preloadPage } from '../router/create-router.tsx';
import { PAGES, VISITOR_PAGES } from '../router/page-table.ts';
import { backgroundStarted } from '../settings/shell.ts';
import { drafts } from '../storage/drafts.ts';
import { outbox } from '../storage/outbox.ts';
import { mayLeave } from '../updates/may-leave.ts';
import { buildOf } from '../updates/page-build.ts';
import { registerServiceWorker, removeServiceWorker } from '../updates/service-worker.ts';
import { createUpdatesEpic } from '../updates/updates-epic.ts';

/** Loads the parts that the portal shows offline or on the next visit, while the network is available. */
const prefetchEpic: Epic = () => {
  const parts = [
    import('../shell/BannerViews.tsx'),
    import('../offline/OfflineNotice.tsx'),
    import('../offline/DeviceAge.tsx'),
    import('../outbox/OutboxNotice.tsx'),
    import('../forms/LeaveDialog.tsx'),
    loadTexts(['offline', 'outbox', 'drafts']),
  ];
  void Promise.allSettled(parts);
  preloadPage(SIGN_IN_PATH, VISITOR_PAGES);
  preloadPage(OUTBOX_PATH, PAGES);
  return EMPTY;
};

const startedEpic: Epic = () => of(backgroundStarted());

/** Epics that start after the first screen. */
export const BACKGROUND_EPICS: readonly Epic[] = [
  prefetchEpic,
  startedEpic,
  createOfflineCacheEpic(offlineCache),
  rentedLinesEpic,
  createWipeEpic({ offlineCache, drafts, shownClients: shownClientsBy(navigator.locks) }),
  refetchStaleEpic,
  offlineStateEpic,
  createSendQueuedEpic(outbox),
  createOutboxCountEpic(outbox),
  manifestEpic,
  themeColorEpic,
  createUpdatesEpic({
    register: registerServiceWorker,
    remove: removeServiceWorker,
    pageBuild: buildOf(document),
    mayLeave: () => mayLeave(window),
  }),
];
