/** The frame around every page of a signed-in user. */
const application = ['src/application.tsx', 'shell/AppShell.tsx'];
const firstList = [...application, 'areas/order/routes.tsx'];
const ENTRANCE = 'entrance/open.tsx';
/** Loads after the first page; notice and dialog have a budget in their own package. */
const CONSENT = 'startup/deployed-consent.ts';
/** The texts of the sign-in form; the application loads in the background. */
const texts = ['common', 'shell', 'problems', 'auth'].map((name) => `locales/en-US/${name}.json`);

/** Kilobytes of gzipped JavaScript. A budget only goes down; docs/decisions says why. */
export default {
  journeys: [
    { what: 'to the sign-in form', kilobytes: 170, modules: [ENTRANCE, ...texts] },
    { what: 'to the first list, signed in', kilobytes: 275, modules: firstList },
  ],
  ownChunks: [
    { what: 'cookie consent, on a return visit', kilobytes: 6, modules: [CONSENT], behind: [ENTRANCE, ...texts] },
    { what: 'the list of contracts', kilobytes: 30, modules: ['areas/order/routes.tsx'], behind: application },
    { what: 'the planning', kilobytes: 30, modules: ['contracts/PlanningView.tsx'], behind: firstList },
    { what: 'a contract', kilobytes: 30, modules: ['contracts/ContractPage.tsx'], behind: firstList },
  ] as { what: string; kilobytes: number; modules: string[]; behind: string[] }[],
};
