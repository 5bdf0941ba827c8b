import { useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import { createFormat, type Format } from './format.ts';
import { useLocality } from './locality.ts';

/** Returns formatters for the current language, and for the country and time zone of the operating company. */
export function useFormat(): Format {
  const { i18n } = useTranslation();
  const { country, timeZone } = useLocality();
  return useMemo(() => createFormat(i18n.language, { country, timeZone }), [i18n.language, country, timeZone]);
}
