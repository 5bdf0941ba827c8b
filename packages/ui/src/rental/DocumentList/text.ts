import type { Message } from '../../internal/message.ts';
export const documentListText = {
  caption: 'Documents, one row each',
  document: 'Document',
  date: 'Date and period',
  project: 'Project',
  contracts: 'Contracts',
  status: 'Status',
  amount: 'Amount',
  files: 'Files',
  unread: 'New',
  none: 'None',
  download: 'Download {format} of {document}' as Message<'format' | 'document'>,
};
