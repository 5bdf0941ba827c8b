import type { Language } from '@hireyard/contract';
import { type DeskClosedDays, getDeskClosedDays } from '@hireyard/contract/desk';
import { useRead } from '../api/use-read.ts';
import { useTranslation } from '../i18n/use-translation.ts';

/** Reads the closed days of a depot, or of the company itself. */
export function useClosedDays(depot?: string): DeskClosedDays | undefined {
  const { i18n } = useTranslation('deskDays');
  const lang = i18n.language as Language;
  return useRead(getDeskClosedDays, { query: { lang, ...(depot !== undefined && { depot }) } }).currentData;
}
