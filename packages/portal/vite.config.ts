import react from '@vitejs/plugin-react';
import { defaultClientConditions, defineConfig } from 'vite';
import { klaroPlugin } from '../consent/scripts/klaro-plugin.ts';
import { chunkByReach } from './chunk-groups.ts';
import { commitInDocument } from './commit-in-document.ts';
import { formerBuilds } from './former-builds.ts';
import { leafletWithoutHtml } from './leaflet-without-html.ts';
import { precompress } from './precompress.ts';
import { preloadCommon } from './preload-common.ts';
import { prerenderEntrance } from './prerender-entrance.ts';
import { serviceWorker } from './service-worker.ts';

const SERVER = 'http://127.0.0.1:8080';

/** What every visit needs and what changes less often than the portal, so that it stays in the browser's cache. */
const FOUNDATION = /rolldown[\\/]runtime|node_modules[\\/](?:react|react-dom|scheduler|i18next|react-i18next)[\\/]/;
/** The styling engine and the components that the sign-in form, the frame and the lists all use; menus have more of their own. */
const DESIGN =
  /node_modules[\\/](?:@emotion|stylis|@mui[\\/](?:system(?![\\/](?:Stack|useMediaQuery))|styled-engine|private-theming|utils(?![\\/](?:useRovingTabIndex|fastObjectShallowCompare)))|@mui[\\/]material[\\/](?:styles|utils(?![\\/](?:focusWithVisible|getScrollbarSize))|CssBaseline|GlobalStyles|Button|ButtonBase|CircularProgress|IconButton))[\\/]/;
/**
 * The same for the application, which the sign-in form does not wait for: its skeletons are of the lists.
 * Some of RxJS only the epics behind the first screen use (`startup/background.ts`). */
const MACHINERY =
  /node_modules[\\/](?!rxjs[\\/].*[\\/](?:BehaviorSubject|ajax|getXHRResponse|AjaxResponse|errors|combineLatest|bufferTime|delay|delayWhen|groupBy|mapTo|pairwise|reduce|scanInternals|takeWhile|throttle|throttleTime|timeoutWith|toArray|withLatestFrom)\.js$)(?:react-router|react-router-dom|react-redux|redux|redux-thunk|@reduxjs|redux-observable|rxjs|tslib|immer|reselect|use-sync-external-store|@mui[\\/]material[\\/]Skeleton)[\\/]/;

/** The parts of a question, in one chunk: nobody shows one of them alone. */
const DIALOG =
  /node_modules[\\/]@mui[\\/]material[\\/]Dialog(?:Title|Content|ContentText|Actions)?[\\/]|ui[\\/]src[\\/]components[\\/]ConfirmDialog[\\/]/;
/** What everything has that opens above a page. */
const OVERLAY =
  /node_modules[\\/]@mui[\\/]material[\\/](?:Backdrop|Fade|Modal|Portal|Paper|Unstable_TrapFocus|internal[\\/]Transition|transitions)[\\/]/;
export default defineConfig({
  define: {
    // Parts of error reports that nothing here uses; a worker from a blob would be forbidden.
    __SENTRY_DEBUG__: 'false',
    __SENTRY_TRACING__: 'false',
    __SENTRY_EXCLUDE_REPLAY_WORKER__: 'true',
    __RRWEB_EXCLUDE_IFRAME__: 'true',
    __RRWEB_EXCLUDE_SHADOW_DOM__: 'true',
  },
  plugins: [
    react(),
    leafletWithoutHtml(),
    klaroPlugin(),
    prerenderEntrance(),
    commitInDocument(),
    preloadCommon(),
    serviceWorker(),
    formerBuilds(),
    precompress(),
  ],
  // Selects RxJS's ES2015 build, without helpers for old browsers.
  resolve: { conditions: ['es2015', ...defaultClientConditions] },
  server: {
    port: 5173,
    proxy: {
      '/api': SERVER,
      '/assets/environment.json': SERVER,
      '/assets/app-config.json': SERVER,
    },
  },
  build: {
    // `pnpm size` reads it.
    manifest: true,
    // For error reports; the files do not reference them, so that no visitor loads one.
    sourcemap: 'hidden',
    // Browsers that do not preload load what they need as they reach it.
    modulePreload: { polyfill: false },
    // A chunk's own preloads suffice; inlined files would need `data:` in the content security policy.
    assetsInlineLimit: 0,
    rolldownOptions: {
      treeshake: {
        propertyReadSideEffects: false,
        // Emotion imports it for `withTheme`, which nothing here uses; the package does not say that it may be left out.
        moduleSideEffects: [{ test: /hoist-non-react-statics|[\\/]react-is[\\/]/, sideEffects: false }],
      },
      output: {
        // Web servers know the type of scripts by this ending.
        assetFileNames: ({ names }) =>
          names.some((name) => name.endsWith('.mjs')) ? 'assets/[name]-[hash].js' : 'assets/[name]-[hash][extname]',
        codeSplitting: {
          groups: [
            { name: 'foundation', test: FOUNDATION, priority: 1 },
            { name: 'design', test: DESIGN },
            { name: 'machinery', test: MACHINERY },
            { name: 'dialog', test: DIALOG, includeDependenciesRecursively: false },
            { name: 'overlay', test: OVERLAY, includeDependenciesRecursively: false },
            { name: chunkByReach(), includeDependenciesRecursively: false },
          ],
        },
      },
    },
  },
});
