export * from './components/list.ts';
export type { UiLocale, UiLocaleOverrides } from './locales/UiLocale.ts';
export * from './provider/index.ts';
export * from './theme/index.ts';
