export const searchFieldText = { clear: 'Clear search' };
