import type { ContractLine } from '@hireyard/contract';
import { useMemo } from 'react';
import { selectPricesVisible } from '../../../client/prices.ts';
import type { ListColumn } from '../../../lists/ListView.tsx';
import { hasRates, useLineColumns } from '../../../rental/line-columns.tsx';
import { useAppSelector } from '../../../store/hooks.ts';

/** Returns the columns of the overview. The rate requires the right to see prices. */
export function useContractColumns(): readonly ListColumn<ContractLine>[] {
  const { machine, contract, project, period, status, rate } = useLineColumns();
  const priced = useAppSelector(selectPricesVisible);
  return useMemo(
    () => [
      { ...machine, width: '24%' },
      { ...contract, width: '13%' },
      { ...project, width: '17%' },
      { ...period, width: '20%' },
      { ...status, width: '15%' },
      // Hidden if the server sends no rate at all, whatever the user's rights.
      ...(priced ? [{ ...rate, width: '11%', shownFor: hasRates }] : []),
    ],
    [machine, contract, project, period, status, rate, priced],
  );
}
