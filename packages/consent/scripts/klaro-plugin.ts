import { fileURLToPath } from 'node:url';
import { type Plugin, parseAst } from 'vite';
import type { InlineConfig } from 'vitest/node';

/** klaro's consent manager as it is installed. `src/engine/klaro.ts` imports it. */
export const MANAGER = fileURLToPath(new URL('../node_modules/klaro/src/consent-manager.js', import.meta.url));
/** Overridden by our engine. */
const OVERRIDDEN = ['applyConsents', '_checkConsents', 'defaultConsents'];
/** Never called here: klaro's own interface, defaults and cookie store need them. */
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
 * For every build inside this workspace that reaches the package's source: klaro's consent manager comes out of
 * `node_modules`, less the methods that our engine overrides or never calls and the stores that it is never asked for.
 * A visitor does not download what never runs, and `new Function` in an overridden method does not alarm a reader of
 * the bundle. Without the plugin the source works too, only larger.
 */
export function klaroPlugin(): Plugin {
  return {
    name: 'klaro',
    enforce: 'pre',
    // Neither bundled in advance (Vite) nor left to Node (Vitest): both would pass by this plugin.
    config: (): { optimizeDeps: { exclude: string[] }; test: InlineConfig } => ({
      optimizeDeps: { exclude: ['klaro'] },
      test: { server: { deps: { inline: ['klaro'] } } },
    }),
    resolveId: (id, importer) => (id === './stores' && IS_MANAGER.test(importer ?? '') ? NO_STORES : undefined),
    load: (id) => (id === NO_STORES ? 'export default {}; export class SessionStorageStore {}' : undefined),
    transform: (code, id) => (IS_MANAGER.test(id) ? { code: withoutUnused(code), map: null } : undefined),
  };
}
