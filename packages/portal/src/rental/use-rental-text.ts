import type { SubjectRental } from '@hireyard/contract';
import { useCallback } from 'react';
import { selectProductNames } from '../client/product-names.ts';
import { useTranslation } from '../i18n/use-translation.ts';
import { useAppSelector } from '../store/hooks.ts';
import { productName } from './product-name.ts';

type Machines = Pick<SubjectRental, 'productCode' | 'fleetNumber' | 'lineCount'>;

/** Returns the first of some machines, and how many there are besides: "Mini excavator 204 118 and 2 more". */
export function useMachinesText() {
  const { t } = useTranslation('order');
  const names = useAppSelector(selectProductNames);
  return useCallback(
    ({ productCode, fleetNumber, lineCount }: Machines): string =>
      [
        [productName(names, productCode), fleetNumber].filter(Boolean).join(' · '),
        lineCount > 1 && t('machine.more', { count: lineCount - 1 }),
      ]
        .filter(Boolean)
        .join(' '),
    [t, names],
  );
}
