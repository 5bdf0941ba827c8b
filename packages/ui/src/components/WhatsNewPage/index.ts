export { type Change, type Release, WhatsNewPage, type WhatsNewPageProps } from './WhatsNewPage.tsx';
