import { render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { ComponentProps } from 'react';
import { describe, expect, it, vi } from 'vitest';
import { DataList } from '../../components/DataList/DataList.tsx';
import { UiProvider } from '../../provider/UiProvider.tsx';
import { orders } from '../../stories/page-samples.ts';
import { nl } from '../locales/nl.ts';
import { type OrderRow, orderColumns } from './columns.tsx';
import { OrderList, type OrderListProps, useOrderColumns } from './OrderList.tsx';

const show = (own: Partial<OrderListProps> = {}) =>
  render(
    <UiProvider>
      <OrderList items={orders} {...own} />
    </UiProvider>,
  );
const heads = () => screen.getAllByRole('columnheader').map((head) => head.textContent);

const Router = (props: ComponentProps<'a'>) => <a {...props} data-router="yes" />;

function AnyList() {
  const columns = useOrderColumns({ toRow: (row: OrderRow) => row });
  return <DataList caption="Orders of a project" columns={columns} items={orders} keyOf={({ id }) => id} />;
}

describe('OrderList', () => {
  it('[UI-03] shows of each order what, when and its status', () => {
    show();
    const row = screen.getByRole('row', { name: /O-1041/ });
    expect(within(row).getByRole('link', { name: 'O-1041' })).toHaveAttribute('href', '#O-1041');
    for (const words of ['Zuidas Tower C', '24 Nov – 4 Dec', '1 machine', 'Waiting for approval', '€ 8,250.00']) {
      expect(row).toHaveTextContent(words);
    }
    expect(screen.getByRole('row', { name: /O-1036/ })).toHaveTextContent('None');
  });

  it('[DOM-10] leaves out the estimate for a reader who may not see prices', () => {
    show({ hidden: ['estimate'] });
    expect(heads()).not.toContain('Estimate');
    expect(screen.queryByText('€ 8,250.00')).toBeNull();
  });

  it('[UI-03] sorts by the fields that it is given', async () => {
    const onSortChange = vi.fn();
    show({ onSortChange, sortFields: { status: 'status' }, sort: { field: 'status', direction: 'asc' } });
    expect(within(screen.getByRole('table')).getAllByRole('button')).toHaveLength(1);
    await userEvent.click(screen.getByRole('button', { name: 'Status' }));
    expect(onSortChange).toHaveBeenCalledWith(expect.anything(), { field: 'status', direction: 'desc' });
  });

  it('[UI-01] renders links through the given component', () => {
    show({ LinkComponent: Router });
    expect(screen.getByRole('link', { name: 'O-1042' })).toHaveAttribute('data-router', 'yes');
  });

  it('[UI-03] has its columns for any other list, without those that are hidden', () => {
    const columns = orderColumns({ toRow: (row: OrderRow) => row, labels: nl.OrderList, hidden: ['estimate'] });
    expect(columns.map(({ header, sort }) => [header, sort])).toEqual([
      [nl.OrderList.order, undefined],
      [nl.OrderList.project, undefined],
      [nl.OrderList.period, undefined],
      [nl.OrderList.machines, undefined],
      [nl.OrderList.status, undefined],
    ]);
  });

  it('[UI-04] gives its columns in the words of the provider', () => {
    render(
      <UiProvider locale={nl}>
        <AnyList />
      </UiProvider>,
    );
    expect(heads()).toContain(nl.OrderList.period);
    expect(screen.getByRole('link', { name: 'O-1042' })).toBeVisible();
  });
});
