import { inEnglish } from '../../internal/in-english.ts';

export const bulkBarText = {
  label: 'Actions for the selection',
  selected: (count: number) => `${inEnglish(count)} selected`,
  clear: 'Clear selection',
  cleared: 'Selection cleared',
  selectPage: 'Select all on this page',
  select: (name: string) => `Select ${name}`,
};
