import { readFileSync, writeFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { build, type Plugin, parseAst } from 'vite';

/**
 * Makes `src/engine/klaro.js` out of klaro's source: its consent manager with what it imports, less the methods that
 * our engine overrides or never calls and the stores that it is never asked for. klaro stays a development dependency,
 * and our source runs wherever it is imported, bundler or not. `node scripts/engine.ts` after an update of klaro; a
 * test compares.
 */
export const ENGINE_FILE = fileURLToPath(new URL('../src/engine/klaro.js', import.meta.url));
const SOURCE = 'klaro/src/consent-manager.js';
/** Overridden by our engine. */
const OVERRIDDEN = ['applyConsents', '_checkConsents', 'defaultConsents'];
/** Called by nothing here: of klaro's own interface, defaults and cookie store. */
const UNUSED = [
  'getDefaultConsent',
  'changeAll',
  'getService',
  'watch',
  'unwatch',
  'updateServiceElements',
  'storageName',
  'cookieDomain',
  'cookiePath',
  'cookieExpiresAfterDays',
];
const LEFT_OUT = [...OVERRIDDEN, ...UNUSED];

const BANNER = (
  version: string,
) => `// Generated from klaro ${version} by scripts/engine.ts: do not edit. BSD-3-Clause, see LICENSES/klaro.txt.
// biome-ignore-all lint: generated
// biome-ignore-all format: generated
// biome-ignore-all assist: generated`;

const NO_STORES = '\0no-stores';
const withoutStores: Plugin = {
  name: 'without-stores',
  enforce: 'pre',
  resolveId: (id) => (id === './stores' ? NO_STORES : undefined),
  load: (id) => (id === NO_STORES ? 'export default {}; export class SessionStorageStore {}' : undefined),
};

interface Node {
  type: string;
  start: number;
  end: number;
  body?: Node | Node[];
  key?: { name?: string };
  declaration?: Node;
}

/** Nobody downloads what never runs. */
const withoutUnused: Plugin = {
  name: 'without-unused',
  transform: (code, id) => {
    if (!id.endsWith(SOURCE)) return undefined;
    const program = parseAst(code) as unknown as { body: Node[] };
    const exported = program.body.find(({ type }) => type === 'ExportDefaultDeclaration')?.declaration;
    const methods = exported?.body && !Array.isArray(exported.body) ? exported.body.body : undefined;
    const unused = (Array.isArray(methods) ? methods : []).filter(({ key }) => LEFT_OUT.includes(key?.name ?? ''));
    if (unused.length !== LEFT_OUT.length) throw new Error(`klaro has changed: look for ${LEFT_OUT.join(', ')}`);
    return unused.reduceRight((text, { start, end }) => text.slice(0, start) + text.slice(end), code);
  },
};

export async function bundleEngine(): Promise<string> {
  const { version } = JSON.parse(
    readFileSync(fileURLToPath(new URL('../node_modules/klaro/package.json', import.meta.url)), 'utf8'),
  ) as { version: string };
  const result = await build({
    configFile: false,
    logLevel: 'silent',
    root: fileURLToPath(new URL('..', import.meta.url)),
    plugins: [withoutStores, withoutUnused],
    build: {
      write: false,
      minify: false,
      target: 'es2022',
      lib: { entry: `node_modules/${SOURCE}`, formats: ['es'], fileName: 'klaro' },
    },
  });
  const [bundle] = [result].flat();
  const chunk = bundle && 'output' in bundle ? bundle.output[0] : undefined;
  if (!chunk) throw new Error('klaro was not bundled.');
  const code = chunk.code
    .replaceAll(/^\/\/.*(?:node_modules|no-stores).*\n/gm, '')
    .replace(/export \{ ConsentManager as \w+ \};/, 'export { ConsentManager };');
  return `${BANNER(version)}\n${code}`;
}

if (import.meta.main) writeFileSync(ENGINE_FILE, await bundleEngine());
