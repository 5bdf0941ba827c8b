/** Loaded on every page. The browser check is not part of the bundle. */
const DOCUMENT = ['index.html'];
const BROWSER_CHECK = 'browser-check.js';
const TEXTS = 'locales/en-US/texts.ts';
const CONSENT = 'consent/deployed-consent.ts';
/** Everything downloaded for the sign-in form, including consent and texts. */
const form = [...DOCUMENT, 'sign-in', TEXTS, CONSENT];
/** Frame of every page of a signed-in user. */
const application = ['application', 'shell/AppShell.tsx'];
const list = [...application, 'contracts/reads.ts', 'contracts/ContractsPage.tsx', 'locales/en-US/order.json'];
/** From the form to the list of machines, including the form's route. */
const signInToList = [...form, 'auth/LoginPage.tsx', ...list];
/** With a session the application loads at once. */
const firstList = [...DOCUMENT, TEXTS, CONSENT, ...list];

/** Read beside the client's call, which it does not delay. */
const DEVICE = ['api/cached-answers.ts'];

/** Downloads after the first rows. */
export const BEHIND_ROWS = [
  'lists/ListMenu.tsx',
  'locales/en-US/lists.json',
  'attention/AttentionStrip.tsx',
  'locales/en-US/notification.json',
  'attention/EntryTools.tsx',
  'locales/en-US/attention.json',
  'startup/start-reports.ts',
];
const REPORTS = ['reports/reports-client.ts'];

export interface Budget {
  readonly what: string;
  readonly kilobytes: number;
  readonly modules: readonly string[];
  readonly files?: number;
  /** Scripts outside of the bundle. */
  readonly beside?: readonly string[];
  /** Modules downloaded earlier. Not counted. */
  readonly behind?: readonly string[];
}

/**
 * Kilobytes of compressed JavaScript with headers, and numbers of files: 5 % above the measured values, to the first rows
 * less, since docs/performance.md promises 300 kB and 30 files. CONTRIBUTING.md says when a budget may be raised.
 */
export default {
  /** Without zod, which only forms need. */
  journeys: [
    { what: 'to the sign-in form', kilobytes: 158, files: 8, modules: form, beside: [BROWSER_CHECK] },
    {
      what: 'to the first rows, by signing in',
      kilobytes: 300,
      files: 30,
      modules: signInToList,
      beside: [BROWSER_CHECK],
    },
    {
      what: 'to the first rows, with a session',
      kilobytes: 300,
      files: 29,
      modules: firstList,
      beside: [BROWSER_CHECK],
    },
  ],
  others: [
    { what: 'before the first paint', kilobytes: 9.7, modules: DOCUMENT, beside: [BROWSER_CHECK] },
    { what: 'cookie consent, on a return visit', kilobytes: 6.1, modules: [CONSENT], behind: DOCUMENT },
    { what: 'the device first, on a return visit', kilobytes: 4.2, modules: DEVICE, behind: firstList },
    { what: 'behind the first rows', kilobytes: 19.2, modules: BEHIND_ROWS, behind: firstList },
    { what: 'another list', kilobytes: 10.7, modules: ['document/DocumentsPage.tsx'], behind: firstList },
    { what: 'a page of one contract', kilobytes: 9.6, modules: ['contracts/ContractPage.tsx'], behind: firstList },
    { what: 'the first form', kilobytes: 75, modules: ['projects/AddProjectPage.tsx'], behind: firstList },
    { what: 'error reports', kilobytes: 25.3, modules: REPORTS, behind: DOCUMENT },
  ],
} as const satisfies Record<string, readonly Budget[]>;
