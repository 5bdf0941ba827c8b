import { useMemo } from 'react';
import { useTranslation } from './use-translation.ts';

/** Returns options of countries in the user's language, sorted by name. */
export function useCountryOptions<Code extends string>(codes: readonly Code[]) {
  const { i18n } = useTranslation();
  return useMemo(() => {
    const names = new Intl.DisplayNames(i18n.language, { type: 'region' });
    const { compare } = new Intl.Collator(i18n.language);
    return codes
      .map((value) => ({ value, label: names.of(value) ?? value }))
      .toSorted((one, other) => compare(one.label, other.label));
  }, [i18n.language, codes]);
}
