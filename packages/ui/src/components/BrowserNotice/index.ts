export { BrowserNotice, type BrowserNoticeProps } from './BrowserNotice.tsx';
