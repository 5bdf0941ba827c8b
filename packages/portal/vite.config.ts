import react from '@vitejs/plugin-react';
import { defaultClientConditions, defineConfig } from 'vite';
import { klaroPlugin } from '../consent/scripts/klaro-plugin.ts';
import { CHUNK_GROUPS } from './chunk-groups.ts';
import { commitInDocument } from './commit-in-document.ts';
import { formerBuilds } from './former-builds.ts';
import { leafletWithoutHtml } from './leaflet-without-html.ts';
import { precompress } from './precompress.ts';
import { prerenderEntrance } from './prerender-entrance.ts';
import { serviceWorker } from './service-worker.ts';

const SERVER = 'http://127.0.0.1:8080';

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
        // The first group that matches a module takes it.
        codeSplitting: { groups: CHUNK_GROUPS.map((group, at) => ({ ...group, priority: CHUNK_GROUPS.length - at })) },
      },
    },
  },
});
