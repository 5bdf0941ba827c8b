import react from '@vitejs/plugin-react';
import { defineConfig } from 'vite';
import { precompress } from './precompress.ts';

const SERVER = 'http://127.0.0.1:8080';

/** What every visit needs and what changes less often than the portal itself: it stays in the browser's cache. */
const FOUNDATION =
  /node_modules[\\/](?:react|react-dom|scheduler|react-router|react-router-dom|react-redux|redux|@reduxjs|redux-observable|rxjs|immer|reselect|i18next|react-i18next)[\\/]/;

export default defineConfig({
  plugins: [react(), precompress()],
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
    // For error reports; the files name none, so that no visitor loads one.
    sourcemap: 'hidden',
    // A chunk's own preloads suffice; inlined files would need `data:` in the content security policy.
    assetsInlineLimit: 0,
    rolldownOptions: {
      output: { codeSplitting: { groups: [{ name: 'foundation', test: FOUNDATION }] } },
    },
  },
});
