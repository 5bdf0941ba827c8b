import { documented } from '../../stories/documentation/documentation.ts';
import { orders } from '../../stories/page-samples.ts';
import { useRowSelection } from '../BulkBar/use-row-selection.tsx';
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
  notes: `A DataList with ready-made columns; all that is said there is true here. It shows what it is given: dates, amounts
and states in the reader’s words, in the order of the server. It does not sort by itself; a page sorts in
\`onSortChange\`.

Of a reader who may not see prices, hide the column: \`hidden={['estimate']}\`. The same columns go into any other list with
\`useOrderColumns\`.`,
  use: {
    when: ['For the orders of a client or a project.'],
    instead: { DataList: 'For rows of another kind, or with columns of your own.', DocumentList: 'For documents.' },
  },
  screenReader: ['As of DataList; rows are named by the number of their order.'],
  related: {
    ListSheet: 'Holds it, with search, filters and pages.',
    BulkBar: 'What can be done with selected orders.',
    StatusChip: 'Shows the state of an order.',
    Amount: 'Writes its estimates.',
  },
  anatomy: {
    slots: {
      root: 'The table; below 800px each order is a card. The parts inside are those of DataList.',
    },
  },
  wide: true,
  states: {
    Sorted: {},
    'Without prices': { props: { hidden: ['estimate'] } },
    'Not sortable': { props: { sortFields: {}, defaultSort: undefined } },
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
        say: 'Write all amounts in the same way; where there is none, the list says “None”.',
      },
      dont: {
        show: <OrderList {...sample} items={orders.slice(0, 3).map((order) => ({ ...order, estimate: '***' }))} />,
        say: 'Don’t hide amounts behind stars: leave the column out.',
      },
    },
    {
      do: {
        show: <Selectable {...sample} />,
        say: 'Let rows be selected where the BulkBar can do something with several orders.',
      },
      dont: {
        show: (
          <OrderList
            {...sample}
            items={orders.slice(0, 3).map((order) => ({ ...order, statusText: `Status: ${order.statusText}` }))}
          />
        ),
        say: 'Don’t repeat the head of the column in its cells; a card shows it by itself.',
      },
    },
  ],
  keyboard: {
    'Tab, Shift Tab': 'Goes through the heads that sort and the orders’ links, and the checkboxes of selectable rows.',
    'Enter, Space': 'On a head, sorts by it, and the other way round when it was sorted by already.',
    Enter: 'On an order’s number, opens the order.',
  },
});
