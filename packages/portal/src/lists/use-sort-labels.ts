import { useMemo } from 'react';
import { useTranslation } from '../i18n/use-translation.ts';

/** What both orders of a column are called where cards are sorted, by what the column holds: "Machine, A to Z". */
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
