/** URLs for telephone numbers and e-mail addresses, for use with any component. */
export { emailHref, telephoneHref } from '../internal/contact.ts';
export { type LinkComponent, useLinkComponent } from './links.ts';
export { type LocaleJson, localeFromJson } from './locale-from-json.ts';
export { mergeLocale, useUiText } from './text.ts';
export { UiProvider, type UiProviderProps } from './UiProvider.tsx';
