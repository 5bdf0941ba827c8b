import { useMemo } from 'react';
import { useTranslation } from '../i18n/use-translation.ts';

/** Returns the labels of both sort directions of a column, for cards: "Machine, A to Z". */
export function useSortLabels() {
  const { t } = useTranslation('common');
  return useMemo(
    () => (holds: 'name' | 'number' | 'date', column: string) => ({
      asc: t(`list.sort.${holds}.asc`, { column }),
      desc: t(`list.sort.${holds}.desc`, { column }),
    }),
    [t],
  );
}
