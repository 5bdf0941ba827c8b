import { useRowSelection } from '../../components/BulkBar/use-row-selection.tsx';
import { documented } from '../../stories/documentation/documentation.ts';
import { orders } from '../../stories/page-samples.ts';
import type { OrderRow } from './columns.tsx';
import { OrderList, type OrderListProps } from './OrderList.tsx';

const sample: OrderListProps = {
  items: orders.slice(0, 3),
  defaultSort: { field: 'number', direction: 'desc' },
  skeletonRows: 3,
};

function Selectable(props: OrderListProps) {
  const selection = useRowSelection<OrderRow>({ defaultSelected: ['O-1042'], nameOf: ({ number }) => number });
  return <OrderList {...props} selection={selection} />;
}

export default documented('HyOrderList', OrderList, {
  sample,
  notes: `A \`DataList\` with ready-made columns and the same behavior. Pass dates, amounts and states as formatted
texts, in the order of the server. The list does not sort: handle \`onSortChange\` in the page.

For readers who may not see prices, hide the column: \`hidden={['estimate']}\`. \`useOrderColumns\` returns the same
columns for other lists.`,
  use: {
    when: ['For the orders of a client or a project.'],
    instead: { DataList: 'For rows of another kind, or with columns of your own.', DocumentList: 'For documents.' },
  },
  screenReader: ['Same as for DataList. Rows are named by the number of their order.'],
  related: {
    ListSheet: 'Contains it, with search, filters and pages.',
    BulkBar: 'Offers actions on selected orders.',
    StatusChip: 'Shows the state of an order.',
    Amount: 'Formats its estimates.',
  },
  anatomy: {
    slots: {
      root: 'Table. Below 800px, each order is a card.',
    },
    inner: {
      head: { at: '.HyDataList-head', is: 'Header of a column.' },
      row: { at: '.HyDataList-body .HyDataList-row', is: 'Row of an order.' },
      cell: { at: '.HyDataList-body .HyDataList-cell', is: 'Cell of a column.' },
      status: { at: '.HyStatusChip-root', is: 'State of the order.' },
    },
  },
  wide: true,
  variants: {
    Sorted: {},
    'Without prices': { props: { hidden: ['estimate'] } },
    'Not sortable': { props: { sortFields: {}, defaultSort: undefined } },
  },
  states: {
    Loading: { props: { items: undefined } },
    'Hover, row': { hover: '.HyDataList-body .HyDataList-row' },
    'Hover, head': { hover: '.HyDataList-sort' },
    'Focus, head': { focus: '.HyDataList-sort' },
    'Focus, order': { focus: '.HyDataList-body a' },
  },
  guidance: [
    {
      do: {
        show: <OrderList {...sample} />,
        say: 'Format all amounts in the same way. For missing ones, the list shows “None”.',
      },
      dont: {
        show: <OrderList {...sample} items={orders.slice(0, 3).map((order) => ({ ...order, estimate: '***' }))} />,
        say: 'Don’t mask amounts: omit the column.',
      },
    },
    {
      do: {
        show: <Selectable {...sample} />,
        say: 'Make rows selectable if the BulkBar has actions for several orders.',
      },
      dont: {
        show: (
          <OrderList
            {...sample}
            items={orders.slice(0, 3).map((order) => ({ ...order, statusText: `Status: ${order.statusText}` }))}
          />
        ),
        say: 'Don’t repeat the column name in its cells: a card shows it.',
      },
    },
  ],
  keyboard: {
    'Tab, Shift Tab': 'Moves through the sortable headers, the orders’ links, and the checkboxes of selectable rows.',
    'Enter, Space': 'On a column header, sorts by it. Pressing it again reverses the order.',
    Enter: 'On an order’s number, opens the order.',
  },
});
