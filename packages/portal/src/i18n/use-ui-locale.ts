import type { RentalLocale } from '@hireyard/ui/rental';
import { uiLocale } from './ui-locale.ts';
import { useTranslation } from './use-translation.ts';

/** Returns the kit's texts in the current language; undefined for the built-in English. */
export const useUiLocale = (): RentalLocale | undefined => uiLocale(useTranslation().i18n.language);
