export const filterBarText = {
  filters: 'Selected filters',
  clearAll: 'Clear all',
  remove: (label: string, value: string) => `Remove filter ${label}: ${value}`,
};
