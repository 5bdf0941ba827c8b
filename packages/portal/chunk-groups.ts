import type { Rolldown } from 'vite';

interface Context {
  getModuleInfo(id: string): Rolldown.ModuleInfo | null;
}

/** What every visit begins with: the entry, the sign-in page, and what consent loads behind either way. */
const BEFORE_SIGN_IN = ['/src/main.tsx', '/src/entrance/open-entrance.tsx', '/src/consent/deployed-consent.ts'];
const APPLICATION = ['/src/application/application.tsx', '/src/shell/AppShell.tsx'];
const LISTS = ['/src/lists/ListView.tsx', '/src/lists/ListPage.tsx', '/src/rental/line-columns.tsx'];

type Start = 'beforeSignIn' | 'application' | 'lists';
const STARTS: readonly (readonly [Start, readonly string[]])[] = [
  ['beforeSignIn', BEFORE_SIGN_IN],
  ['application', APPLICATION],
  ['lists', LISTS],
];

/**
 * Our own modules: what libraries import is not what is left of them. Texts have a chunk a language, whatever they are
 * reached from.
 */
const isGrouped = (id: string) => /packages[\\/](portal|ui|contract)[\\/]src/.test(id) && !id.includes('/locales/');

/**
 * Groups modules by what reaches them with static imports: what the sign-in page and the application share, what the
 * application has for itself, and what every list page needs. Left alone, each combination of pages would be a chunk;
 * each costs a request with its headers, and compresses worse.
 */
export function chunkByReach() {
  const found = new Map<string, ReadonlySet<Start>>();

  const reachedFrom = (id: string, context: Context): ReadonlySet<Start> => {
    const known = found.get(id);
    if (known) return known;
    const starts = new Set<Start>();
    const seen = new Set<string>();
    const open = [id];
    for (let next = open.pop(); next !== undefined; next = open.pop()) {
      if (seen.has(next)) continue;
      seen.add(next);
      for (const [start, entries] of STARTS) if (entries.some((entry) => next.endsWith(entry))) starts.add(start);
      open.push(...(context.getModuleInfo(next)?.importers ?? []));
    }
    found.set(id, starts);
    return starts;
  };

  return (id: string, context: Context): string | null => {
    // What is imported dynamically keeps a chunk of its own, which the manifest and the preloads know by its name.
    if (!isGrouped(id) || context.getModuleInfo(id)?.dynamicImporters.length) return null;
    const starts = reachedFrom(id, context);
    if (starts.has('beforeSignIn')) return starts.size > 1 ? 'common' : null;
    if (starts.has('application')) return 'frame';
    return starts.has('lists') ? 'lists' : null;
  };
}
