/** The frame around every page of a signed-in user. */
const application = ['application/application.tsx', 'shell/AppShell.tsx'];
const ENTRANCE = 'entrance/open-entrance.tsx';
/** Follows the first page; what shows notice and dialog has a budget in its own package. */
const CONSENT = 'consent/deployed-consent.ts';
const texts = (...names: string[]) =>
  ['common', 'shell', 'problems', ...names].map((name) => `locales/en-US/${name}.json`);
/** Everything that a browser downloads for the page, consent and texts included. */
const form = [ENTRANCE, CONSENT, ...texts('auth')];
const firstList = [...application, CONSENT, 'contracts/ContractsPage.tsx', ...texts('order')];

/**
 * Kilobytes of gzipped JavaScript, and how many files they come in. A budget only goes down; docs/decisions says why.
 */
export default {
  journeys: [
    { what: 'to the sign-in form', kilobytes: 175.5, files: 16, modules: form },
    { what: 'to the first list, signed in', kilobytes: 262, files: 18, modules: firstList },
  ],
  ownChunks: [
    {
      what: 'cookie consent, on a return visit',
      kilobytes: 6,
      modules: [CONSENT],
      behind: [ENTRANCE, ...texts('auth')],
    },
    { what: 'the list of contracts', kilobytes: 22, modules: ['contracts/ContractsPage.tsx'], behind: application },
    { what: 'the list of projects', kilobytes: 22, modules: ['projects/ProjectsPage.tsx'], behind: application },
    { what: 'the list of documents', kilobytes: 22, modules: ['document/DocumentsPage.tsx'], behind: application },
    { what: 'the planning', kilobytes: 20, modules: ['contracts/PlanningView.tsx'], behind: firstList },
    { what: 'a contract', kilobytes: 10, modules: ['contracts/ContractPage.tsx'], behind: firstList },
    { what: 'the form of a project', kilobytes: 73, modules: ['projects/AddProjectPage.tsx'], behind: firstList },
  ] as { what: string; kilobytes: number; modules: string[]; behind: string[] }[],
};
