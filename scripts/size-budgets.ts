/** What stands around every page of a signed-in user. */
const application = ['src/application.tsx', 'shell/AppShell.tsx'];
const firstList = [...application, 'areas/order/routes.tsx'];

const texts = ['common', 'shell', 'problems', 'auth'].map((name) => `locales/en-US/${name}.json`);

/** Kilobytes of gzipped JavaScript. A budget only moves down; the reason stands in docs/decisions. */
export default {
  journeys: [
    // The application comes in behind the form; the texts are the ones that it shows.
    {
      what: 'to the sign-in form',
      kilobytes: 190,
      modules: ['entrance/open.tsx', ...texts],
    },
    { what: 'to the first list, signed in', kilobytes: 275, modules: firstList },
  ],
  ownChunks: [
    { what: 'the list of contracts', kilobytes: 30, modules: ['areas/order/routes.tsx'], behind: application },
  ] as { what: string; kilobytes: number; modules: string[]; behind: string[] }[],
};
