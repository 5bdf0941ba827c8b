export * from './components/index.ts';
export type { RootProps } from './internal/component.ts';
export type { Message, PluralForms, Spoken } from './internal/message.ts';
export type { LocaleOverrides, UiLocale, UiLocaleOverrides } from './locales/UiLocale.ts';
export * from './mui.ts';
export * from './provider/index.ts';
export * from './theme/index.ts';
