import type { Message } from '../../internal/message.ts';

export const paginatorText = {
  /** BCP 47 tag for formatting numbers. */
  locale: 'en-US',
  navigation: 'Pages',
  firstPage: 'First page',
  previousPage: 'Previous page',
  nextPage: 'Next page',
  lastPage: 'Last page',
  /** Range `start`–`end` of `total` items. */
  range: '{start}–{end} of {total}' as Message<'start' | 'end' | 'total'>,
  /** Range without a total, until the items are counted. */
  rangeWithoutTotal: '{start}–{end}' as Message<'start' | 'end'>,
  page: 'Page {page} of {pages}' as Message<'page' | 'pages'>,
  pageWithoutTotal: 'Page {page}' as Message<'page'>,
  rowsPerPage: 'Rows per page',
};
