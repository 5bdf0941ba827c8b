/** On every page; the second is outside the bundle. */
const DOCUMENT = ['index.html'];
const BROWSER_CHECK = 'browser-check.js';
const TEXTS = 'locales/en-US/texts.ts';
const CONSENT = 'consent/deployed-consent.ts';
/** Everything that a browser downloads for the form, with what follows it: consent and texts. */
const form = [...DOCUMENT, 'sign-in', TEXTS, CONSENT];
/** The frame around every page of a signed-in user. */
const application = ['application', 'shell/AppShell.tsx'];
const list = [...application, 'contracts/ContractsPage.tsx', 'locales/en-US/order.json'];
/** From the form to the list of machines: the form's route is loaded too. */
const signInToList = [...form, 'auth/LoginPage.tsx', ...list];
/** With a session the application is opened at once. */
const firstList = [...DOCUMENT, TEXTS, CONSENT, ...list];

/** Downloads behind the first rows, which do not wait for them. */
export const BEHIND_ROWS = [
  'lists/ListMenu.tsx',
  'locales/en-US/lists.json',
  'attention/AttentionStrip.tsx',
  'locales/en-US/notification.json',
  'attention/EntryTools.tsx',
  'locales/en-US/attention.json',
  'startup/afterwards.ts',
];
const REPORTS = ['reports/reports-client.ts'];

export interface Budget {
  readonly what: string;
  readonly kilobytes: number;
  readonly modules: readonly string[];
  /** How many scripts at most. */
  readonly files?: number;
  /** Scripts that are not of the bundle. */
  readonly beside?: readonly string[];
  /** What has been downloaded before, which is not counted. */
  readonly behind?: readonly string[];
}

/**
 * Kilobytes of JavaScript as a browser counts them, compressed and with headers, and how many files they come in: 5 % above
 * what was measured. CONTRIBUTING.md says when a budget may be raised.
 */
export default {
  /** Without zod, which forms need and what shows before does not. */
  journeys: [
    { what: 'to the sign-in form', kilobytes: 158, files: 8, modules: form, beside: [BROWSER_CHECK] },
    {
      what: 'to the first rows, by signing in',
      kilobytes: 279,
      files: 27,
      modules: signInToList,
      beside: [BROWSER_CHECK],
    },
    {
      what: 'to the first rows, with a session',
      kilobytes: 278,
      files: 26,
      modules: firstList,
      beside: [BROWSER_CHECK],
    },
  ],
  others: [
    { what: 'before the first paint', kilobytes: 7.9, modules: DOCUMENT, beside: [BROWSER_CHECK] },
    { what: 'cookie consent, on a return visit', kilobytes: 6.1, modules: [CONSENT], behind: DOCUMENT },
    { what: 'behind the first rows', kilobytes: 18.8, modules: BEHIND_ROWS, behind: firstList },
    { what: 'another list', kilobytes: 9.1, modules: ['document/DocumentsPage.tsx'], behind: firstList },
    { what: 'a page of one contract', kilobytes: 11.2, modules: ['contracts/ContractPage.tsx'], behind: firstList },
    { what: 'the first form', kilobytes: 82.9, modules: ['projects/AddProjectPage.tsx'], behind: firstList },
    { what: 'error reports', kilobytes: 25.3, modules: REPORTS, behind: DOCUMENT },
  ],
} as const satisfies Record<string, readonly Budget[]>;
