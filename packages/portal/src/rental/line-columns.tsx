import type { ContractLine } from '@hireyard/contract';
import { Amount } from '@hireyard/ui/components/Amount';
import { type DataColumn, TwoLines } from '@hireyard/ui/components/DataList';
import { useCallback, useMemo } from 'react';
import { selectProductNames } from '../client/product-names.ts';
import { useTranslation } from '../i18n/use-translation.ts';
import { RowLink } from '../lists/RowLink.tsx';
import { useSortLabels } from '../lists/use-sort-labels.ts';
import { useAppSelector } from '../store/hooks.ts';
import { PeriodOfLine } from './PeriodOfLine.tsx';
import { productName } from './product-name.ts';
import { StatusOfLine } from './StatusOfLine.tsx';

/** Returns whether a list shows prices: the server decides by omitting all of them (DOM-10). */
export const hasRates = (lines: readonly Pick<ContractLine, 'rate'>[]): boolean =>
  lines.length === 0 || lines.some(({ rate }) => rate !== null);

/** Formats the line below a machine's name: product code, and fleet number or quantity. */
export function useMachineCodes() {
  const { t } = useTranslation('order');
  return useCallback(
    ({ productCode, fleetNumber, quantity }: Pick<ContractLine, 'productCode' | 'fleetNumber' | 'quantity'>) => {
      const which =
        fleetNumber === null ? t('machine.pieces', { count: quantity }) : t('machine.fleet', { number: fleetNumber });
      // Breaks the line after the dot, not inside a number.
      return `${productCode}\u00a0· ${which.replaceAll(' ', '\u00a0')}`;
    },
    [t],
  );
}

/** Balances the lines of a long name, so that no unit of measure is alone on a line. */
const EVEN_LINES = { '& > :first-of-type': { textWrap: 'balance' } };

/** The columns of contract line lists, by name. */
export function useLineColumns() {
  const { t } = useTranslation('order');
  const names = useAppSelector(selectProductNames);
  const codes = useMachineCodes();
  const sortLabels = useSortLabels();
  return useMemo(() => {
    const column = (one: DataColumn<ContractLine>) => one;
    return {
      machine: column({
        id: 'machine',
        header: t('columns.machine'),
        sort: 'product',
        sortLabels: sortLabels('name', t('columns.machine')),
        card: 'title',
        skeleton: 'twoLines',
        cell: (line) => (
          <TwoLines strong first={productName(names, line.productCode)} second={codes(line)} sx={EVEN_LINES} />
        ),
      }),
      contract: column({
        id: 'contract',
        header: t('columns.contract'),
        sort: 'contract',
        sortLabels: sortLabels('number', t('columns.contract')),
        card: 'pair',
        skeleton: 'twoLines',
        cell: (line) => (
          <TwoLines
            first={<RowLink href={`/order/contracts/${line.contractId}`}>{line.contractNumber}</RowLink>}
            second={line.poNumber === null ? null : t('poNumber', { number: line.poNumber })}
          />
        ),
      }),
      project: column({
        id: 'project',
        header: t('columns.project'),
        sort: 'project',
        sortLabels: sortLabels('name', t('columns.project')),
        card: 'pair',
        cell: (line) => <TwoLines first={line.project?.name ?? t('noProject')} second={line.city} />,
        skeleton: 'twoLines',
      }),
      period: column({
        id: 'period',
        header: t('columns.period'),
        sort: 'expectedOffRentAt',
        sortLabels: { asc: t('sort.ending.asc'), desc: t('sort.ending.desc') },
        card: 'line',
        skeleton: 'bar',
        cell: (line) => <PeriodOfLine line={line} />,
      }),
      status: column({
        id: 'status',
        header: t('columns.status'),
        sort: 'status',
        sortLabels: { asc: t('sort.urgent.asc'), desc: t('sort.urgent.desc') },
        card: 'corner',
        skeleton: 'chip',
        cell: (line) => <StatusOfLine line={line} />,
      }),
      rate: column({
        id: 'rate',
        header: t('columns.rate'),
        sort: 'rate',
        sortLabels: sortLabels('number', t('columns.rate')),
        align: 'end',
        card: 'pair',
        skeleton: 'number',
        cell: ({ rate, fleetNumber }) => {
          if (rate === null) return '–';
          const unit = t(`rateUnit.${rate.unit}`);
          // A machine with a fleet number is a single unit. Bulk goods are charged per unit.
          const second = fleetNumber === null ? t('ratePerUnit', { rate: unit }) : unit;
          return <TwoLines first={<Amount {...rate.price} />} second={second} />;
        },
      }),
    };
  }, [t, names, codes, sortLabels]);
}
