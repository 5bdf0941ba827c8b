import type { OrderSummary } from '@hireyard/contract';
import { type OrderColumn, useOrderColumns as useKitColumns } from '@hireyard/ui/rental/OrderList';
import { useMemo } from 'react';
import { selectProductNames } from '../../../client/product-names.ts';
import { useFormat } from '../../../i18n/use-format.ts';
import { useTranslation } from '../../../i18n/use-translation.ts';
import type { ListColumn } from '../../../lists/ListView.tsx';
import { useSortLabels } from '../../../lists/use-sort-labels.ts';
import { productName } from '../../../rental/product-name.ts';
import { useAppSelector } from '../../../store/hooks.ts';

const SORT_FIELDS = {
  order: 'created',
  project: 'project',
  period: 'startsOn',
  status: 'status',
  estimate: 'estimate',
} as const;
const HOLDS = { order: 'date', project: 'name', period: 'date', estimate: 'number' } as const;
const isSorted = (id: string): id is keyof typeof HOLDS => Object.hasOwn(HOLDS, id);
const hasEstimates = (orders: readonly OrderSummary[]) =>
  orders.length === 0 || orders.some(({ estimate }) => estimate !== null);

/** Returns a formatter for the period of an order or of a line. */
export function usePeriod() {
  const { t } = useTranslation('orders');
  const format = useFormat();
  return (from: string, to: string | null) =>
    to === null ? t('openEnded', { date: format.date(from) }) : format.dateRange(from, to);
}

/** Returns the columns of the order list: the kit's columns with the portal's texts. */
export function useOrderColumns(): readonly ListColumn<OrderSummary>[] {
  const { t } = useTranslation('orders');
  const format = useFormat();
  const names = useAppSelector(selectProductNames);
  const sortLabels = useSortLabels();
  const period = usePeriod();
  const toRow = (order: OrderSummary) => {
    const { id, number, createdAt, orderer, project, startsOn, endsOn, lineCount, pieceCount, status, estimate } =
      order;
    const first = productName(names, order.firstProduct);
    const machines = lineCount === 1 ? first : t('lines.more', { name: first, number: format.number(lineCount - 1) });
    return {
      id,
      number,
      href: `/order/orders/${id}`,
      placed: t('orders.placed', { date: format.day(createdAt), name: orderer?.name ?? t('orders.byPhone') }),
      project: project?.name ?? t('noProject'),
      poNumber: order.poNumber,
      period: period(startsOn, endsOn),
      machines: `${machines} · ${t('lines.pieces', { count: pieceCount })}`,
      status,
      statusText: t(`status.${status}`),
      estimate: estimate && format.money(estimate),
    };
  };
  const columns = useKitColumns<OrderSummary>({
    toRow,
    sortFields: SORT_FIELDS satisfies Partial<Record<OrderColumn, string>>,
  });
  return useMemo(
    () =>
      columns.map((column) => ({
        ...column,
        ...(isSorted(column.id) && { sortLabels: sortLabels(HOLDS[column.id], String(column.header)) }),
        ...(column.id === 'status' && { sortLabels: { asc: t('sort.status.asc'), desc: t('sort.status.desc') } }),
        ...(column.id === 'estimate' && { shownFor: hasEstimates }),
      })),
    [columns, sortLabels, t],
  );
}
