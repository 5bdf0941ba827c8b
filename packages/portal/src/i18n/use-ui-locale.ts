import type { UiLocale } from '@hireyard/ui';
import { uiLocale } from './ui-locale.ts';
import { useTranslation } from './use-translation.ts';

/** The design system's texts in the language on screen; undefined for its built-in English. */
export const useUiLocale = (): UiLocale | undefined => uiLocale(useTranslation().i18n.language);
