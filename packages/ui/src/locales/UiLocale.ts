import type { en } from './en.ts';

type English = typeof en;

/** Built-in texts of the kit, by component. Those of the rental trade are in `@hireyard/ui/rental/locales/*`. */
export interface UiLocale extends English {}

/** Partial texts of a locale, by component, to override built-in ones. */
export type LocaleOverrides<Locale> = { [Component in keyof Locale]?: Partial<Locale[Component]> };

export type UiLocaleOverrides = LocaleOverrides<UiLocale>;
