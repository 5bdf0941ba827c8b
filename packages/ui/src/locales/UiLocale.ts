import type { en } from './en.ts';

type English = typeof en;

/** All built-in texts of the library, by component. */
export interface UiLocale extends English {}

/** Partial texts of a locale, by component, to override built-in ones. */
export type UiLocaleOverrides = { [Component in keyof UiLocale]?: Partial<UiLocale[Component]> };
