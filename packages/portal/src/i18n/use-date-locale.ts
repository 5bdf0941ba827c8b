import { dateLocaleOf } from '@hireyard/contract';
import { useLocality } from './locality.ts';
import { useTranslation } from './use-translation.ts';

/** Returns the label by which parts of the kit write dates and times as the operating company does (I18N-10). */
export function useDateLocale(): { readonly locale: string } {
  const { language } = useTranslation().i18n;
  return { locale: dateLocaleOf(language, useLocality().country) };
}
