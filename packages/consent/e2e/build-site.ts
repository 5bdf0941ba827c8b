import { fileURLToPath } from 'node:url';
import react from '@vitejs/plugin-react';
import { build } from 'vite';
import { klaroPlugin } from '../scripts/klaro-plugin.ts';

export const SITE = fileURLToPath(new URL('dist', import.meta.url));

/** Builds the page under test as an app would: production, in chunks. */
export default async function buildSite(): Promise<void> {
  await build({
    configFile: false,
    logLevel: 'warn',
    root: fileURLToPath(new URL('page', import.meta.url)),
    plugins: [react(), klaroPlugin()],
    build: {
      outDir: SITE,
      emptyOutDir: true,
      modulePreload: { polyfill: false },
      rolldownOptions: { output: { entryFileNames: 'assets/[name].js', chunkFileNames: 'assets/[name].js' } },
    },
  });
}
