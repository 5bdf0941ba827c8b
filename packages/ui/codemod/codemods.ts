/** Codemods of the command line, each a module beside this file, in the order in which they are run. */
export const CODEMODS: Readonly<Record<string, string>> = {
  'event-first': 'Callbacks get the event before their value: onPageChange={(event, page) => …}',
  'rental-entry': 'Orders, contracts, documents and statuses come from @hireyard/ui/rental alone',
  'brand-names': 'Built-in brands have names of colors: brand="petrol"',
  'filter-options': 'Options of a FilterMenu have an id, and a count that is a number',
  'mui-names': 'Properties have MUI’s names: helperText, value of Tabs, badgeContent, rowsPerPage',
};
