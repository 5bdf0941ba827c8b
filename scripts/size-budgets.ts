/** What stands around every page of a signed-in user. */
const application = ['application/application.tsx', 'shell/AppShell.tsx'];
const firstList = [...application, 'contracts/ContractsPage.tsx'];
const ENTRANCE = 'entrance/open-entrance.tsx';
/** Follows the first page; what shows notice and dialog has a budget in its own package. */
const CONSENT = 'consent/deployed-consent.ts';
/** What the form says; the application comes in behind it. */
const texts = ['common', 'shell', 'problems', 'auth'].map((name) => `locales/en-US/${name}.json`);

/** Kilobytes of gzipped JavaScript. A budget only goes down; docs/decisions says why. */
export default {
  journeys: [
    { what: 'to the sign-in form', kilobytes: 170, modules: [ENTRANCE, ...texts] },
    { what: 'to the first list, signed in', kilobytes: 271, modules: firstList },
  ],
  ownChunks: [
    { what: 'cookie consent, on a return visit', kilobytes: 6, modules: [CONSENT], behind: [ENTRANCE, ...texts] },
    { what: 'the list of contracts', kilobytes: 30, modules: ['contracts/ContractsPage.tsx'], behind: application },
    { what: 'the planning', kilobytes: 30, modules: ['contracts/PlanningView.tsx'], behind: firstList },
    { what: 'a contract', kilobytes: 30, modules: ['contracts/ContractPage.tsx'], behind: firstList },
  ] as { what: string; kilobytes: number; modules: string[]; behind: string[] }[],
};
