import type { Rolldown } from 'vite';

interface Context {
  getModuleInfo(id: string): Rolldown.ModuleInfo | null;
}

/** What runs before the first paint, with what it uses of packages whose other modules it does not. */
const ENTRY = [
  '/src/main.tsx',
  '/ui/src/theme/color-scheme.ts',
  '/contract/src/core/languages.ts',
  // An index of its own, of which the entry needs everything.
  '/contract/src/config/index.ts',
];
const SIGN_IN = ['/src/entrance/open-entrance.tsx'];
const APPLICATION = ['/src/application/application.tsx', '/src/shell/AppShell.tsx'];
/** Fetched with the frame, so that being offline has its drawing; too small for a request. */
const DRAWINGS = /ui[\\/]src[\\/]drawings[\\/]/;
const LISTS = [
  '/src/lists/ListView.tsx',
  '/src/lists/ListPage.tsx',
  '/src/rental/line-columns.tsx',
  '/src/rental/rates.ts',
];
/** Known by their paths; what of the contract only pages need, its index would have reached by everything. */
const GROUPS: readonly (readonly [string | null, RegExp])[] = [
  // What saves a file and says so; too small for two requests.
  ['save-file', /\/contract\/src\/core\/export\.ts$|\/portal\/src\/(?:pages\/save-file|lists\/Outcome)\.ts$/],
  // What needs the user, row by row; those of idle machines come after it.
  [
    'entries',
    /\/contract\/src\/attention\/endpoints\.ts$|\/portal\/src\/(?:attention\/(?:AttentionEntries|use-\w+-texts?)|pages\/EntryRow)\.tsx?$/,
  ],
  // Loaded by the pages of an area alone.
  [
    null,
    /[\\/]contract[\\/]src[\\/](?:(?:activity|assets|attachments|attention|calendar-feeds|catalogue|emissions|exports|feedback|idle-machines|members|notifications|off-hires|orders|privacy|requests|roles|saved-views|search|sessions|sites)[\\/]|documents[\\/](?:bill|file)-endpoints\.ts|core[\\/](?:resource|resource-path|local-date)\.ts)/,
  ],
  // A project shows documents too, behind the rest of its page; a request can be about one. Selecting rows is theirs first,
  // and a filter that is one button.
  [
    'documents',
    /\/contract\/src\/documents\/(?:endpoints|values)\.ts$|\/document\/(?:document-columns\.tsx|invoice-state\.ts)$|\/components\/(?:DocumentList\/|FilterToggle\/|BulkBar\/(?:use-row-selection|text|selection))|\/lists\/use-bulk-actions\.tsx$/,
  ],
  // On every page of the company.
  // The way back to a list, and its form.
  [
    'company',
    /\/lists\/(?:came-from\.ts|use-leave\.ts|plain-click\.ts|FormLink\.tsx|LeaveLink\.tsx)$|\/contract\/src\/projects\/(?:endpoints|values)\.ts$|\/(?:CompanyTabs|project-columns)\.tsx$/,
  ],
  // Of the company and its depots, which neither the start nor the first list asks for.
  [
    'fields',
    /\/contract\/src\/(?:(?:addresses|contact-persons|depots|whats-new)\/(?:endpoints|values)|core\/archive)\.ts$/,
  ],
  // Of registering, being invited and changing a password.
  ['account', /\/contract\/src\/(?:account|prospects)\/(?:endpoints|values)\.ts$/],
  // Of the first list; documents and the form of an order have them too.
  ['lists', /\/components\/(?:SegmentedControl|KeyFigures)\/|\/lists\/(?:kept-selection|use-url-param)\.ts$/],
  // What writes, on every page that does.
  ['writes', /\/(?:use-write|write-tags|use-single-write|use-action|use-intent-key)\.ts$/],
  // What every page with a form has. Schemas belong here, beside zod: in a chunk that this one imports, they would run before it.
  [
    'forms',
    /\/portal\/src\/forms\/(?:EndpointFormFrame|LeaveQuestion|DraftLine|use-draft|LookupField|TextField|MoneyField|use-endpoint-form|use-bound|resolver|use-unsaved-guard)\.tsx?$|\/contract\/src\/(?:(?:core\/(?:text|primitive|amount)|addresses\/address)-schemas|core\/issue)\.ts$/,
  ],
];

/** What several pages share, and none of the above: a chunk for each kind of page instead of one for each combination. */
const SHARED: readonly (readonly [string, RegExp])[] = [
  // What a page with a map has before its map is loaded.
  [
    'with-map',
    /\/portal\/src\/map\/(?:WithMap|MapFrame|with-room|map-setting|chosen-on-map|use-into-view)\.tsx?$|\/config\/map-setting\.ts$/,
  ],
  [
    'detail',
    /\/lists\/(?:DetailPage|WayBack)\.tsx$|\/components\/DefinitionList\/|\/off-hires\/line-address\.ts$|\/(?:i18n\/address-lines|pages\/route-href|pages\/whole-numbers|pages\/Columns)\.tsx?$/,
  ],
  [
    'fields',
    /\/components\/(?:(?:Combobox|MoneyField)\/|Field\/(?:TypedField|use-typed-value))|\/internal\/form-reset\.ts$|\/use-(?:lookup|debounced)\.ts$|\/core\/text-schemas\.ts$/,
  ],
];

type Start = 'signIn' | 'application' | 'lists';
const STARTS: readonly (readonly [Start, readonly string[]])[] = [
  ['signIn', SIGN_IN],
  ['application', APPLICATION],
  ['lists', LISTS],
];

/** What a field is made of, in the sign-in form and in every other. */
const FIELDS =
  /@mui[\\/]material[\\/](?:OutlinedInput|InputAdornment|InputBase|FormControl|TextareaAutosize|Typography|Select[\\/]selectClasses)/;
/** Beside our own modules of forms. */
const FORM_LIBRARIES = /node_modules[\\/](?:zod|react-hook-form)[\\/]/;
/** The texts of the frame and of the sign-in form with the design system's, which a visit loads in one language. */
const TEXTS = /[\\/]locales[\\/](?<language>[\w-]+)(?:[\\/](?:files\.ts|(?:common|shell|problems|auth)\.json)|\.ts)$/;

/** Our own modules: what libraries import is not what is left of them. Other texts have a chunk for each page. */
const isGrouped = (id: string) => /packages[\\/](portal|ui|contract)[\\/]src/.test(id) && !id.includes('/locales/');

/**
 * Groups modules by what reaches them with static imports: what the sign-in page and the application share, what each has
 * for itself, and what every list page needs. Left alone, each combination of pages would be a chunk; each costs a
 * request with its headers, and compresses worse.
 */
export function chunkByReach() {
  const found = new Map<string, ReadonlySet<Start>>();
  const ofEntry = new Map<string, boolean>();

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

  /** Reached from the entry, and not by way of a package's index, which imports everything. */
  const isOfEntry = (id: string, context: Context): boolean => {
    const known = ofEntry.get(id);
    if (known !== undefined) return known;
    ofEntry.set(id, false);
    const importers = id.endsWith('/index.ts') ? [] : (context.getModuleInfo(id)?.importers ?? []);
    const is = ENTRY.some((entry) => id.endsWith(entry)) || importers.some((importer) => isOfEntry(importer, context));
    ofEntry.set(id, is);
    return is;
  };

  const ours = (id: string, context: Context): string | null => {
    // What else is imported dynamically keeps a chunk of its own.
    if (context.getModuleInfo(id)?.dynamicImporters.length || isOfEntry(id, context)) return null;
    const group = GROUPS.find(([, test]) => test.test(id));
    if (group) return group[0];
    const starts = reachedFrom(id, context);
    // Of the contract the sign-in form uses types alone; it seems to reach all that the index of the contract exports.
    if (starts.has('signIn') && id.includes('/packages/contract/')) return 'frame';
    if (starts.has('signIn')) return starts.size > 1 ? 'common' : 'sign-in';
    if (starts.has('application')) return 'frame';
    if (starts.has('lists')) return 'lists';
    return SHARED.find(([, test]) => test.test(id))?.[0] ?? null;
  };

  return (id: string, context: Context): string | null => {
    const texts = TEXTS.exec(id)?.groups;
    if (texts) return `texts-${texts.language}`;
    if (FORM_LIBRARIES.test(id)) return 'forms';
    if (FIELDS.test(id) || SIGN_IN.some((entry) => id.endsWith(entry))) return 'sign-in';
    if (APPLICATION.some((entry) => id.endsWith(entry)) || DRAWINGS.test(id)) return 'frame';
    return isGrouped(id) ? ours(id, context) : null;
  };
}
