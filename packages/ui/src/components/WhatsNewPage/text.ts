export const whatsNewPageText = {
  title: 'What’s new',
  new: 'New',
  better: 'Better',
  fixed: 'Fixed',
  unread: 'Since your last visit',
  emptyTitle: 'Nothing to tell yet',
  emptyText: 'New things in the portal will be told here.',
};
