/** What stands around every page of a signed-in user. */
const application = ['src/application.tsx', 'shell/AppShell.tsx'];
const firstList = [...application, 'areas/order/routes.tsx'];

/** Kilobytes of gzipped JavaScript. A budget only moves down; the reason stands in docs/decisions. */
export default {
  journeys: [
    // The entry is the entrance: the application comes in behind the form. With the texts that the form shows.
    {
      what: 'to the sign-in form',
      kilobytes: 190,
      modules: ['common', 'shell', 'problems', 'auth'].map((name) => `locales/en-US/${name}.json`),
    },
    { what: 'to the first list, signed in', kilobytes: 275, modules: firstList },
  ],
  ownChunks: [
    { what: 'the list of contracts', kilobytes: 30, modules: ['areas/order/routes.tsx'], behind: application },
  ] as { what: string; kilobytes: number; modules: string[]; behind: string[] }[],
};
