import react from '@vitejs/plugin-react';
import { defaultClientConditions, defineConfig } from 'vite';
import { supportedBrowsers } from '../../scripts/browsers.ts';
import { klaroPlugin } from '../consent/scripts/klaro-plugin.ts';
import { CHUNK_GROUPS } from './chunk-groups.ts';
import { commitInDocument } from './commit-in-document.ts';
import { deskDocument } from './desk-document.ts';
import { formerBuilds } from './former-builds.ts';
import { leafletWithoutHtml } from './leaflet-without-html.ts';
import { listAhead } from './list-ahead.ts';
import { precompress } from './precompress.ts';
import { prerenderEntrance } from './prerender-entrance.ts';
import { serviceWorker } from './service-worker.ts';
import { SCRIPT_LICENSES, thirdPartyLicenses } from './third-party-licenses.ts';

const SERVER = 'http://127.0.0.1:8080';

export default defineConfig({
  define: {
    // Excludes unused parts of error reports. The content security policy forbids a worker from a blob.
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
    listAhead(),
    commitInDocument(),
    deskDocument(),
    serviceWorker(),
    thirdPartyLicenses(),
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
    target: supportedBrowsers().map(({ target }) => target),
    // For `pnpm size`.
    manifest: true,
    license: { fileName: SCRIPT_LICENSES },
    // For error reports. No file references them, so browsers do not download them.
    sourcemap: 'hidden',
    // Browsers without preload load each module when it is imported.
    modulePreload: { polyfill: false },
    // Inlined files would need `data:` in the content security policy.
    assetsInlineLimit: 0,
    rolldownOptions: {
      treeshake: {
        propertyReadSideEffects: false,
        // Emotion imports them for the unused `withTheme`. The packages do not declare `sideEffects`.
        moduleSideEffects: [{ test: /hoist-non-react-statics|[\\/]react-is[\\/]/, sideEffects: false }],
      },
      output: {
        // Web servers send a correct type for `.js` only.
        assetFileNames: ({ names }) =>
          names.some((name) => name.endsWith('.mjs')) ? 'assets/[name]-[hash].js' : 'assets/[name]-[hash][extname]',
        // The first group that matches a module takes it.
        codeSplitting: { groups: CHUNK_GROUPS.map((group, at) => ({ ...group, priority: CHUNK_GROUPS.length - at })) },
      },
    },
  },
});
