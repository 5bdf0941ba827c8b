import type { FormsLocale } from './forms/labels.ts';
import type { ListLocale } from './list/labels.ts';
import type { PagesLocale } from './pages/labels.ts';
import type { ShellLocale } from './shell/labels.ts';

/** Every text the library shows by itself, by component. */
export interface UiLocale extends ShellLocale, ListLocale, FormsLocale, PagesLocale {}

/** Some texts of some components: what a consumer says differently. */
export type UiLocaleOverrides = { [Component in keyof UiLocale]?: Partial<UiLocale[Component]> };
