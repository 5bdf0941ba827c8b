import { fileURLToPath } from 'node:url';
import { type Plugin, parseAst } from 'vite';
import type { InlineConfig } from 'vitest/node';

/** The installed consent manager of klaro, which `src/engine/klaro.ts` imports. */
export const MANAGER = fileURLToPath(new URL('../node_modules/klaro/src/consent-manager.js', import.meta.url));
/** Overridden by our engine. */
const OVERRIDDEN = ['applyConsents', '_checkConsents', 'defaultConsents', 'saveConsents'];
/** Never called here: klaro's own interface, defaults and cookie store need them. */
const UNUSED = [
  'getDefaultConsent',
  'changedConsents',
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
export const LEFT_OUT: readonly string[] = [...OVERRIDDEN, ...UNUSED];

const IS_MANAGER = /[\\/]klaro[\\/]src[\\/]consent-manager\.js(?:\?|$)/;
const NO_STORES = '\0klaro-without-stores';

interface Node {
  type: string;
  start: number;
  end: number;
  body?: Node | Node[];
  key?: { name?: string };
  declaration?: Node;
}

function withoutUnused(code: string): string {
  const program = parseAst(code) as unknown as { body: Node[] };
  const exported = program.body.find(({ type }) => type === 'ExportDefaultDeclaration')?.declaration;
  const methods = exported?.body && !Array.isArray(exported.body) ? exported.body.body : undefined;
  const unused = (Array.isArray(methods) ? methods : []).filter(({ key }) => LEFT_OUT.includes(key?.name ?? ''));
  if (unused.length !== LEFT_OUT.length) throw new Error(`klaro has changed: look for ${LEFT_OUT.join(', ')}`);
  return unused.reduceRight((text, { start, end }) => text.slice(0, start) + text.slice(end), code);
}

/**
 * Used by every build in this workspace that includes the package's source. Removes from klaro's consent manager the
 * methods that our engine overrides or never calls, and klaro's stores. So visitors do not download code that never
 * runs, and the bundle contains no `new Function`. The source works without the plugin too, but it is larger.
 */
export function klaroPlugin(): Plugin {
  return {
    name: 'klaro',
    enforce: 'pre',
    // Neither pre-bundled by Vite nor loaded by Node in Vitest: both would bypass this plugin.
    config: (): { optimizeDeps: { exclude: string[] }; test: InlineConfig } => ({
      optimizeDeps: { exclude: ['klaro'] },
      test: { server: { deps: { inline: ['klaro'] } } },
    }),
    resolveId: (id, importer) => (id === './stores' && IS_MANAGER.test(importer ?? '') ? NO_STORES : undefined),
    load: (id) => (id === NO_STORES ? 'export default {}; export class SessionStorageStore {}' : undefined),
    transform: (code, id) => (IS_MANAGER.test(id) ? { code: withoutUnused(code), map: null } : undefined),
  };
}
