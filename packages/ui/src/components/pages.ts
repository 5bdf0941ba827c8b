export * from './BrowserNotice/index.ts';
export * from './DocumentList/index.ts';
export * from './InstancePage/index.ts';
export * from './OrderList/index.ts';
export * from './RequestProductHeader/index.ts';
export * from './WhatsNewPage/index.ts';
