import type { Message } from '../../internal/message.ts';

export const bulkBarText = {
  /** BCP 47 tag for formatting numbers. */
  locale: 'en-US',
  label: 'Actions for the selection',
  selected: '{count} selected' as Message<'count'>,
  clear: 'Clear selection',
  cleared: 'Selection cleared',
  selectPage: 'Select all on this page',
  select: 'Select {name}' as Message<'name'>,
};
