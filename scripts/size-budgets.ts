/** Kilobytes of gzipped JavaScript. A budget only moves down; the reason stands in docs/decisions. */
export default {
  journeys: [
    { what: 'to the sign-in form', kilobytes: 190, modules: ['areas/auth/routes.tsx'] },
    { what: 'to the first list, signed in', kilobytes: 275, modules: ['areas/order/routes.tsx'] },
  ],
  ownChunks: [] as { what: string; kilobytes: number; modules: string[]; behind: string[] }[],
};
