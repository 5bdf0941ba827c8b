import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, within } from 'storybook/test';
import { DataState } from '../../components/DataState/DataState.tsx';
import { ListSheet } from '../../components/ListSheet/ListSheet.tsx';
import { orders } from '../../stories/page-samples.ts';
import { longName } from '../../stories/samples.ts';
import { OrderList } from './OrderList.tsx';

const meta = {
  title: 'Rental/OrderList',
  component: OrderList,
  args: { items: orders, sort: { field: 'number', direction: 'desc' }, onSortChange: fn() },
  parameters: { layout: 'padded' },
  render: (args) => (
    <ListSheet label="Orders">
      <OrderList {...args} />
    </ListSheet>
  ),
} satisfies Meta<typeof OrderList>;
export default meta;

type Story = StoryObj<typeof meta>;

// [UI-03]
export const Rows: Story = {
  name: 'Sorts by a head',
  globals: { viewport: { value: 'desktop' } },
  play: async ({ args, canvasElement }) => {
    const list = within(canvasElement);
    await userEvent.click(list.getByRole('button', { name: 'Project' }));
    expect(args.onSortChange).toHaveBeenCalledWith(expect.anything(), { field: 'project', direction: 'asc' });
    expect(list.getByRole('link', { name: 'O-1042' })).toHaveAttribute('href', '#O-1042');
  },
};
// [DOM-10]
export const WithoutPrices: Story = {
  parameters: { pictures: { only: 'wide' } },
  name: 'Without prices',
  args: { hidden: ['estimate'] },
};
// [NAV-09]
export const Cards: Story = { name: 'Cards below 800px', globals: { viewport: { value: 'phone' } } };
// [SH-04]
export const Loading: Story = {
  parameters: { pictures: { only: 'wide' } },
  args: { items: undefined, skeletonRows: 5 },
};
// [SH-04]
export const Empty: Story = {
  parameters: { pictures: { none: 'DataState draws it.' } },
  name: 'No orders yet',
  render: () => (
    <ListSheet label="Orders">
      <DataState status="empty" title="No orders yet" text="What you order shows up here, with its status." />
    </ListSheet>
  ),
};
// [SH-04]
export const Failed: Story = {
  parameters: { pictures: { none: 'DataState draws it.' } },
  name: 'An error with Retry',
  render: () => (
    <ListSheet label="Orders">
      <DataState status="error" reference="trace-77" onRetry={fn()} />
    </ListSheet>
  ),
};
export const LongText: Story = {
  parameters: { pictures: { none: 'DataList wraps it.' } },
  args: { items: orders.slice(0, 3).map((order) => ({ ...order, project: longName })) },
};
export const Dark: Story = {
  globals: { scheme: 'dark' },
};
export const RightToLeft: Story = {
  parameters: { pictures: { none: "DataList's and DocumentList's show it." } },
  globals: { direction: 'rtl' },
};
