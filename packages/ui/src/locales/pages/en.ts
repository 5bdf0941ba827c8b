import type { PagesLocale } from './labels.ts';

export const pages: PagesLocale = {
  BrowserNotice: {
    title: 'Your browser is not supported',
    text: 'Parts of the portal will not work in it. Update your browser, or use a current Chrome, Edge, Firefox or Safari.',
  },
  DocumentList: {
    caption: 'Documents, one row each',
    document: 'Document',
    date: 'Date',
    contract: 'Contract',
    status: 'Status',
    amount: 'Amount',
    files: 'Files',
    unread: 'New',
    none: 'None',
    download: (format, document) => `Download ${format} of ${document}`,
  },
  InstancePage: {
    title: 'Where do you rent?',
    text: 'Choose the country of the company you rent from. This device remembers it.',
    chosen: (name) => `${name} · chosen now`,
  },
  OrderList: {
    caption: 'Orders, one row each',
    order: 'Order',
    project: 'Project',
    period: 'Rental period',
    machines: 'Machines',
    status: 'Status',
    estimate: 'Estimate',
    none: 'None',
  },
  RequestProductHeader: {
    loading: 'Loading the product',
    specifications: 'Specifications',
  },
  WhatsNewPage: {
    title: 'What’s new',
    new: 'New',
    better: 'Better',
    fixed: 'Fixed',
    unread: 'Since your last visit',
    emptyTitle: 'Nothing to tell yet',
    emptyText: 'New things in the portal will be told here.',
  },
};
