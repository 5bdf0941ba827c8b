import type { en } from './en.ts';

type English = typeof en;

/** Every text the library shows by itself, by component. */
export interface UiLocale extends English {}

/** Some texts of some components: what a consumer says differently. */
export type UiLocaleOverrides = { [Component in keyof UiLocale]?: Partial<UiLocale[Component]> };
