import { useMemo } from 'react';
import { useToday } from '../i18n/locality.ts';

/**
 * Returns the columns of a list, as another array on another day. Cells read the clock, and a row renders again only for
 * another item or another array of columns.
 */
export function useDailyColumns<Column>(columns: readonly Column[]): readonly Column[] {
  const today = useToday();
  // biome-ignore lint/correctness/useExhaustiveDependencies: another day makes another array
  return useMemo(() => [...columns], [columns, today]);
}
