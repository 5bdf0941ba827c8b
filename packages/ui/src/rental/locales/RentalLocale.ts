import type { LocaleOverrides } from '../../locales/UiLocale.ts';
import type { en } from './en.ts';

type English = typeof en;

/** Texts of the kit and of its components for the rental trade, by component. */
export interface RentalLocale extends English {}

/** Partial texts of such a locale, to override built-in ones. */
export type RentalLocaleOverrides = LocaleOverrides<RentalLocale>;
