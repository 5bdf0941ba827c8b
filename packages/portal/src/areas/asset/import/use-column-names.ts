import type { Column } from '@hireyard/contract/asset-file';
import { useMemo } from 'react';
import { useTranslation } from '../../../i18n/use-translation.ts';

export function useColumnNames(): Readonly<Record<Column, string>> {
  const { t } = useTranslation('asset');
  return useMemo(
    () => ({
      tag: t('facts.tag'),
      name: t('facts.name'),
      productCode: t('facts.product'),
      make: t('facts.make'),
      model: t('facts.model'),
      serialNumber: t('facts.serialNumber'),
      year: t('facts.year'),
      home: t('facts.home'),
    }),
    [t],
  );
}
