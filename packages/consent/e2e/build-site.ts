import { fileURLToPath } from 'node:url';
import react from '@vitejs/plugin-react';
import { build, type Plugin } from 'vite';
import { klaroPlugin } from '../scripts/klaro-plugin.ts';

export const SITE = fileURLToPath(new URL('dist', import.meta.url));
const PAGE = fileURLToPath(new URL('page', import.meta.url));

/** Loads chunks as bundlers do that know nothing of Trusted Types: a script element gets its address as a plain string. */
const plainStrings = (): Plugin => ({
  name: 'plain-strings',
  renderChunk: (code) => {
    const loader = `const load = (address) => new Promise((done, fail) => {
  const script = document.createElement('script');
  Object.assign(script, { type: 'module', onload: done, onerror: fail });
  script.src = new URL(address, import.meta.url).href;
  document.head.append(script);
});`;
    return code.includes('import(') ? `${code.replaceAll(/\bimport\(/g, 'load(')}\n${loader}` : null;
  },
});

/** Builds the pages under test as an app would: production, in chunks. */
export default async function buildSite(): Promise<void> {
  await build({
    configFile: false,
    logLevel: 'warn',
    root: PAGE,
    plugins: [react(), klaroPlugin()],
    build: {
      outDir: SITE,
      emptyOutDir: true,
      modulePreload: { polyfill: false },
      rolldownOptions: { output: { entryFileNames: 'assets/[name].js', chunkFileNames: 'assets/[name].js' } },
    },
  });
  await build({
    configFile: false,
    logLevel: 'warn',
    root: `${PAGE}/plain`,
    base: '/plain/',
    plugins: [klaroPlugin(), plainStrings()],
    build: {
      outDir: `${SITE}/plain`,
      emptyOutDir: true,
      modulePreload: false,
      rolldownOptions: { input: ['pieces', 'one-piece'].map((page) => `${PAGE}/plain/${page}.html`) },
    },
  });
}
