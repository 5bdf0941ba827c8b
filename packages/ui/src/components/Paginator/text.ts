import { inEnglish } from '../../internal/in-english.ts';

export const paginatorText = {
  navigation: 'Pages',
  firstPage: 'First page',
  previousPage: 'Previous page',
  nextPage: 'Next page',
  lastPage: 'Last page',
  /** Range `start`–`end` of `length` items. */
  range: (start: number, end: number, length: number) =>
    `${inEnglish(start)}–${inEnglish(end)} of ${inEnglish(length)}`,
  /** Range without a total, until the items are counted. */
  rangeWithoutTotal: (start: number, end: number) => `${inEnglish(start)}–${inEnglish(end)}`,
  page: (page: number, pages: number) => `Page ${inEnglish(page)} of ${inEnglish(pages)}`,
  pageWithoutTotal: (page: number) => `Page ${inEnglish(page)}`,
  rowsPerPage: 'Rows per page',
};
