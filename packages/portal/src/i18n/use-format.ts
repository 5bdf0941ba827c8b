import { useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import { createFormat, type Format } from './format.ts';
import { useLocality } from './locality.ts';

/** Returns formatters for the current language and locality. */
export function useFormat(): Format {
  const { i18n } = useTranslation();
  const locality = useLocality();
  return useMemo(() => createFormat(i18n.language, locality), [i18n.language, locality]);
}
