/** On every page; the second is outside the bundle. */
const DOCUMENT = ['index.html'];
const BROWSER_CHECK = 'browser-check.js';
/** The frame around every page of a signed-in user. */
const application = [...DOCUMENT, 'frame'];
const CONSENT = 'consent/deployed-consent.ts';
/** Everything that a browser downloads for the form, with what follows it: consent and texts. */
const form = [...DOCUMENT, 'sign-in', 'texts-en-US', CONSENT];
const list = ['frame', 'contracts/ContractsPage.tsx', 'locales/en-US/order.json'];
/** From the form to the list of machines: the form's route is loaded too. */
const signInToList = [...form, 'auth/LoginPage.tsx', ...list];
/** With a session the application is opened at once. */
const firstList = [...DOCUMENT, 'texts-en-US', CONSENT, ...list];

/** What can be done with a list as a whole: fetched beside its rows, which do not wait for it. */
export const LIST_MENU = ['lists/ListMenu.tsx', 'locales/en-US/lists.json'];

/** The head of the first list: fetched once its key figures are there. */
export const LIST_HEAD = ['attention/AttentionStrip.tsx', 'locales/en-US/notification.json'];

/** The button and the key of the search over everything, fetched behind the first page; the search when it is opened. */
export const SEARCH_BUTTON = ['palette/PaletteButton.tsx', 'locales/en-US/palette.json'];
/** What can be done with its entries, and the menus of that: fetched behind it and when they are used. */
export const ENTRY_TOOLS = ['attention/EntryTools.tsx', 'locales/en-US/attention.json'];
export const ENTRY_MENU = ['attention/EntryMenu.tsx'];

/** A PDF file over the page, which is read by a worker of 311 kB more; both are fetched when one is opened. */
const FILE_PREVIEW = ['attachments/PdfDialog.tsx'];

/** What begins behind the first page. */
export const AFTERWARDS = ['startup/afterwards.ts'];
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
 * Kilobytes of JavaScript as a browser counts them, compressed and with headers, and how many files they come in. A budget
 * only goes down; docs/performance.md says why.
 */
export default {
  /** Without zod, which forms need and what shows before does not. */
  journeys: [
    { what: 'to the sign-in form', kilobytes: 164, files: 10, modules: form, beside: [BROWSER_CHECK] },
    {
      what: 'to the first rows, by signing in',
      kilobytes: 270,
      files: 16,
      modules: signInToList,
      beside: [BROWSER_CHECK],
    },
    {
      what: 'to the first rows, with a session',
      kilobytes: 258,
      files: 14,
      modules: firstList,
      beside: [BROWSER_CHECK],
    },
  ],
  ownChunks: [
    { what: 'before the first paint', kilobytes: 8, modules: DOCUMENT, beside: [BROWSER_CHECK] },
    { what: 'cookie consent, on a return visit', kilobytes: 6, modules: [CONSENT], behind: [...DOCUMENT, 'sign-in'] },
    { what: 'the list of contracts', kilobytes: 18.5, modules: ['contracts/ContractsPage.tsx'], behind: application },
    { what: 'the list of projects', kilobytes: 19, modules: ['projects/ProjectsPage.tsx'], behind: application },
    { what: 'the list of documents', kilobytes: 22, modules: ['document/DocumentsPage.tsx'], behind: application },
    { what: 'the menu of a list', kilobytes: 6, modules: LIST_MENU, behind: firstList },
    { what: 'the head of the first list', kilobytes: 10, modules: LIST_HEAD, behind: firstList },
    { what: 'the tools of its entries', kilobytes: 3, modules: ENTRY_TOOLS, behind: [...firstList, ...LIST_HEAD] },
    {
      what: 'the menus of an entry',
      kilobytes: 24.5,
      modules: ENTRY_MENU,
      behind: [...firstList, ...LIST_HEAD, ...ENTRY_TOOLS],
    },
    { what: 'the button of the search', kilobytes: 3, modules: SEARCH_BUTTON, behind: firstList },
    {
      what: 'the search over everything',
      kilobytes: 35,
      modules: ['palette/Palette.tsx'],
      behind: [...firstList, ...SEARCH_BUTTON],
    },
    { what: 'the planning', kilobytes: 20, modules: ['contracts/PlanningView.tsx'], behind: firstList },
    { what: 'the spend', kilobytes: 28.5, modules: ['spend/SpendView.tsx'], behind: firstList },
    { what: 'the CO₂ estimate', kilobytes: 29, modules: ['co2/EmissionsPage.tsx'], behind: firstList },
    { what: 'a contract', kilobytes: 11.5, modules: ['contracts/ContractPage.tsx'], behind: firstList },
    { what: 'the preview of a file', kilobytes: 29, modules: FILE_PREVIEW, behind: firstList },
    { what: 'what reads a PDF file', kilobytes: 111, modules: ['attachments/pdf-file.ts'], behind: FILE_PREVIEW },
    { what: 'what begins behind the first page', kilobytes: 1, modules: AFTERWARDS, behind: DOCUMENT },
    { what: 'error reports', kilobytes: 25.5, modules: REPORTS, behind: AFTERWARDS },
    { what: 'recordings of the page', kilobytes: 32.5, modules: ['reports/reports-recording.ts'], behind: REPORTS },
    { what: 'the form of a project', kilobytes: 53, modules: ['projects/AddProjectPage.tsx'], behind: signInToList },
  ],
} as const satisfies Record<string, readonly Budget[]>;
