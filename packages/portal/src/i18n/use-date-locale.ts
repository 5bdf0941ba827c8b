import { dateLocaleOf } from '@hireyard/contract';
import { useLocality } from './locality.ts';
import { useTranslation } from './use-translation.ts';

/** Returns the label of the kit's parts that writes their dates and times as at the operating company (I18N-10). */
export function useDateLocale(): { readonly locale: string } {
  const { language } = useTranslation().i18n;
  return { locale: dateLocaleOf(language, useLocality().country) };
}
