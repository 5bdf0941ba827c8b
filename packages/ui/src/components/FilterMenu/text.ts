import { inEnglish } from '../../internal/in-english.ts';

export const filterMenuText = {
  search: 'Find an option',
  noMatch: 'Nothing matches',
  loading: 'Searching…',
  more: 'Type to find more',
  found: (count: number) => `${inEnglish(count)} found`,
  count: (count: number) => inEnglish(count),
  clear: 'Clear selection',
  selected: (count: number) => `${inEnglish(count)} selected`,
};
