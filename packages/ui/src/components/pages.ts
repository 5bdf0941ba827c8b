export * from './BrowserNotice/index.ts';
export * from './WhatsNewPage/index.ts';
