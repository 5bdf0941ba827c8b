import { preloadNavigation } from '@hireyard/ui/components/MobileNavigation';
import { defer, EMPTY, fromEvent } from 'rxjs';
import { SIGN_IN_PATH } from '../access/return-url.ts';
import { keptAnswers } from '../api/kept-instead.ts';
import type { Epic } from '../epics/epic.ts';
import { manifestEpic, themeColorEpic } from '../epics/installed.ts';
import { loadTexts, withTexts } from '../i18n/i18n.ts';
import { askAgainEpic } from '../offline/ask-again.ts';
import { createKeepAnswersEpic } from '../offline/keep-answers.ts';
import { offlineStateEpic } from '../offline/offline-state.ts';
import { rentedLinesEpic } from '../offline/rented-lines.ts';
import { shownClientsBy } from '../offline/shown-clients.ts';
import { createWipeEpic } from '../offline/wipe.ts';
import { OUTBOX_PATH } from '../outbox/outbox-path.ts';
import { createSendQueuedEpic } from '../outbox/send-queued.ts';
import { createTellOutboxEpic } from '../outbox/tell-outbox.ts';
import { preloadPage } from '../router/create-router.tsx';
import { PAGES, VISITOR_PAGES } from '../router/page-table.ts';
import { bringPaletteButton } from '../shell/later-parts.ts';
import { drafts } from '../storage/drafts.ts';
import { outbox } from '../storage/outbox.ts';
import { mayLeave } from '../updates/may-leave.ts';
import { createMissingChunkEpic } from '../updates/missing-chunk-epic.ts';
import { registerServiceWorker, removeServiceWorker } from '../updates/service-worker.ts';
import { createUpdatesEpic } from '../updates/updates-epic.ts';

/** A build is known by the name of its first script. */
const buildOf = (page: Document): string | null =>
  page.querySelector('script[type="module"][src^="/assets/"]')?.getAttribute('src') ?? null;

/** What the document says that the server answers with now. */
const servedBuild = () =>
  defer(async () => {
    const response = await fetch('/', { headers: { Accept: 'text/html' }, cache: 'no-store' });
    const script = /<script type="module"[^>]* src="(\/assets\/[^"]+)"/.exec(await response.text());
    return script?.[1] ?? null;
  });

/** What being offline shows can only be fetched before that. */
const prefetchEpic: Epic = () => {
  const parts = [
    import('@hireyard/ui/drawings'),
    import('../shell/BannerViews.tsx'),
    import('../offline/OfflineNotice.tsx'),
    import('../outbox/OutboxNotice.tsx'),
    import('../forms/LeaveDialog.tsx'),
    loadTexts(['offline', 'outbox', 'drafts']),
  ];
  void Promise.allSettled(parts);
  // The way to Logout on a phone, and where it leads, at once or by way of what waits to be sent.
  preloadNavigation();
  preloadPage(SIGN_IN_PATH, VISITOR_PAGES);
  preloadPage(OUTBOX_PATH, PAGES);
  return EMPTY;
};

const paletteEpic: Epic = () => {
  bringPaletteButton(withTexts(import('../palette/PaletteButton.tsx'), 'palette'));
  return EMPTY;
};

/** What runs behind the first screen. */
export const BACKGROUND_EPICS: readonly Epic[] = [
  prefetchEpic,
  paletteEpic,
  createKeepAnswersEpic(keptAnswers),
  rentedLinesEpic,
  createWipeEpic({ keptAnswers, drafts, shownClients: shownClientsBy(navigator.locks) }),
  askAgainEpic,
  offlineStateEpic,
  createSendQueuedEpic(outbox),
  createTellOutboxEpic(outbox),
  manifestEpic,
  themeColorEpic,
  createUpdatesEpic({
    register: registerServiceWorker,
    remove: removeServiceWorker,
    pageBuild: buildOf(document),
    mayLeave: () => mayLeave(window),
  }),
  createMissingChunkEpic({
    // Vite's own, for whatever is loaded with `import()`.
    failures: fromEvent(window, 'vite:preloadError'),
    servedBuild,
    pageBuild: buildOf(document),
    mayLeave: () => mayLeave(window),
  }),
];
