export { type LinkComponent, useLinkComponent } from './links.ts';
export { mergeLocale, useUiText } from './text.ts';
export { UiProvider, type UiProviderProps } from './UiProvider.tsx';
