export const whatsNewPageText = {
  /** BCP 47 tag for formatting dates. */
  locale: 'en-GB',
  title: 'What’s new',
  new: 'New',
  better: 'Improved',
  fixed: 'Fixed',
  unread: 'Since your last visit',
  emptyTitle: 'No updates yet',
  emptyText: 'Updates to the portal will appear here.',
};
