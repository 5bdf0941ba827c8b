import { inEnglish } from '../../internal/inEnglish.ts';

export const filterMenuText = {
  search: 'Search options',
  noMatch: 'Nothing matches',
  clear: 'Clear choice',
  selected: (count: number) => `${inEnglish(count)} selected`,
};
