import { fileURLToPath } from 'node:url';
import { gzipSync } from 'node:zlib';
import { build, type Rolldown } from 'vite';
import { klaroPlugin } from './klaro-plugin.ts';

/** Gzipped bytes that a visitor downloads from the production build of an app. */
export interface ConsentSizes {
  /** Engine, storage and bridges: every visit. */
  returnVisit: number;
  /** Notice, dialog, receipts and the largest language: when something has to be shown. */
  onDemand: number;
}

const source = fileURLToPath(new URL('../src/index.ts', import.meta.url));
const VISIT = `
import { createConsent, createConsentConfig } from ${JSON.stringify(source)};
createConsent(createConsentConfig(window.deployment));
`;
const LANGUAGE = /translations\/(?:en|de|fr|nl|hu|pl)\.ts$/;

const bytes = (chunks: readonly Rolldown.OutputChunk[]): number[] => chunks.map(({ code }) => gzipSync(code).length);
const sum = (all: readonly number[]): number => all.reduce((total, one) => total + one, 0);

export async function measureConsent(): Promise<ConsentSizes> {
  const result = await build({
    configFile: false,
    logLevel: 'silent',
    plugins: [
      klaroPlugin(),
      {
        name: 'visit',
        resolveId: (id) => (id === '/visit.js' ? id : undefined),
        load: (id) => (id === '/visit.js' ? VISIT : undefined),
      },
      {
        // Vite's helper for lazy chunks, which an app contains only once.
        name: 'without-preload-helper',
        enforce: 'pre',
        load: (id) =>
          id.includes('vite/preload-helper') ? 'export const __vitePreload = (load) => load()' : undefined,
      },
    ],
    build: { write: false, target: 'es2022', modulePreload: false, rolldownOptions: { input: '/visit.js' } },
  });
  const outputs = [result].flat().flatMap((bundle) => ('output' in bundle ? bundle.output : []));
  const chunks = outputs.filter((output) => output.type === 'chunk');
  const isLanguage = ({ moduleIds }: Rolldown.OutputChunk) => moduleIds.every((id) => LANGUAGE.test(id));
  const languages = chunks.filter(isLanguage);
  if (languages.length !== 6) throw new Error('Not one chunk for each language: look at scripts/sizes.ts.');
  return {
    returnVisit: sum(bytes(chunks.filter(({ isEntry }) => isEntry))),
    onDemand:
      sum(bytes(chunks.filter((chunk) => !chunk.isEntry && !isLanguage(chunk)))) + Math.max(...bytes(languages)),
  };
}
