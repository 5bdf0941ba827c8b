export const dataListText = {
  loading: 'Loading the list',
  sortBy: 'Sort by',
  ascending: (column: string) => `${column}, ascending`,
  descending: (column: string) => `${column}, descending`,
};
