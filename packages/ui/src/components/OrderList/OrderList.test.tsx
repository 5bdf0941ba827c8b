import { render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { ComponentProps } from 'react';
import { describe, expect, it, vi } from 'vitest';
import { UiProvider } from '../../provider/UiProvider.tsx';
import { orders } from '../../stories/page-samples.ts';
import { OrderList, type OrderListProps } from './OrderList.tsx';

const show = (own: Partial<OrderListProps> = {}) =>
  render(
    <UiProvider>
      <OrderList orders={orders} {...own} />
    </UiProvider>,
  );
const heads = () => screen.getAllByRole('columnheader').map((head) => head.textContent);

const Router = (props: ComponentProps<'a'>) => <a {...props} data-router="yes" />;

describe('OrderList', () => {
  it('[UI-03] tells of each order what, when and how far', () => {
    show();
    const row = screen.getByRole('row', { name: /O-1041/ });
    expect(within(row).getByRole('link', { name: 'O-1041' })).toHaveAttribute('href', '#O-1041');
    for (const words of ['Zuidas Tower C', '24 Nov – 4 Dec', '1 machine', 'Waiting for approval', '€ 8,250.00']) {
      expect(row).toHaveTextContent(words);
    }
    expect(screen.getByRole('row', { name: /O-1036/ })).toHaveTextContent('None');
  });

  it('[DOM-10] has no column of prices for who may not see them', () => {
    show({ showEstimate: false });
    expect(heads()).not.toContain('Estimate');
    expect(screen.queryByText('€ 8,250.00')).toBeNull();
  });

  it('[UI-03] sorts by the fields that it is given', async () => {
    const onSort = vi.fn();
    show({ onSort, sortable: ['status'], sort: { field: 'status', direction: 'asc' } });
    expect(within(screen.getByRole('table')).getAllByRole('button')).toHaveLength(1);
    await userEvent.click(screen.getByRole('button', { name: 'Status' }));
    expect(onSort).toHaveBeenCalledWith({ field: 'status', direction: 'desc' });
  });

  it('[UI-01] renders links through the given component', () => {
    show({ LinkComponent: Router });
    expect(screen.getByRole('link', { name: 'O-1042' })).toHaveAttribute('data-router', 'yes');
  });
});
