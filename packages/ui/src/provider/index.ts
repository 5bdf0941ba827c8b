/** Addresses of links to a telephone and an e-mail address, for use beside any component. */
export { emailHref, telephoneHref } from '../internal/contact.ts';
export { type LinkComponent, useLinkComponent } from './links.ts';
export { mergeLocale, useUiText } from './text.ts';
export { UiProvider, type UiProviderProps } from './UiProvider.tsx';
