import type { Message } from '../../internal/message.ts';

export const filterMenuText = {
  /** BCP 47 tag for formatting numbers. */
  locale: 'en-US',
  search: 'Find an option',
  noMatch: 'Nothing matches',
  loading: 'Searching…',
  more: 'Type to find more',
  found: '{count} found' as Message<'count'>,
  clear: 'Clear selection',
  selected: '{count} selected' as Message<'count'>,
};
