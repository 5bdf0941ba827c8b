import { rentalTone } from '../../rental/index.ts';
import { documented } from '../../stories/documentation/documentation.ts';
import { type Machine, machines, plainColumns } from '../../stories/list-samples.ts';
import { useRowSelection } from '../BulkBar/use-row-selection.tsx';
import { StatusChip } from '../StatusChip/StatusChip.tsx';
import { type DataColumn, DataList, type DataListProps } from './DataList.tsx';

const columns: DataColumn<Machine>[] = [
  ...plainColumns,
  {
    id: 'status',
    header: 'Status',
    card: 'corner',
    skeleton: 'chip',
    cell: ({ status, statusText }) => <StatusChip tone={rentalTone(status)}>{statusText}</StatusChip>,
  },
];
const sample = {
  caption: 'Machines, one row each',
  columns,
  items: machines.slice(0, 3),
  keyOf: ({ id }: Machine) => id,
  defaultSort: { field: 'product', direction: 'asc' as const },
  skeletonRows: 3,
};

function Selectable(props: DataListProps<unknown>) {
  const selection = useRowSelection<unknown>({ defaultSelected: ['2'], nameOf: (item) => (item as Machine).name });
  return <DataList {...props} selection={props.selection ?? selection} />;
}

const list = (own: Partial<DataListProps<Machine>>) => <DataList {...sample} {...own} />;

export default documented('HyDataList', Selectable, {
  sample: sample as unknown as DataListProps<unknown>,
  notes: `Rows are selected with \`useRowSelection\`, whose result goes to \`selection\`; \`BulkBar\` shows what can be done
with them. \`documentColumns\` and \`orderColumns\` are ready-made columns for any list.

A column with \`rowHeader\`, or the first with \`card: 'title'\`, names its rows. \`rowHref\` makes a click anywhere on a row
follow the row’s own link, which a cell still has to have: it is what keyboard and screen reader use.`,
  use: {
    when: ['For things of one kind that are compared, sorted and found by their columns.'],
    instead: {
      DefinitionList: 'For what is known of one thing.',
      EventTimeline: 'For what happened, in the order of time.',
      PlanningTimeline: 'For periods that are compared by their days.',
      AttachmentList: 'For a handful of files.',
    },
  },
  behavior: {
    'Narrow windows': 'Below 800px each row is a card and the order a choice above them. Nothing scrolls sideways.',
    'Long text': 'Cells wrap; give `width` to a column whose text would make it jump from page to page.',
    Nothing:
      'It shows no sentence of its own: put a DataState in its place where there are no rows, and say which filter to take off.',
    Loading: 'Skeleton rows in the shape of what comes. While a next page loads, `skeletonRows` keeps the height.',
    'A click on a row':
      'With `rowHref` or `onRowClick` all of a row can be pressed, but for the controls in it; selecting text follows nothing.',
  },
  wording: [
    'A head is a noun in one or two words, and is true of every cell below it. One column says one thing.',
    'What is not known is an empty cell or a word, never a dash or a star.',
  ],
  screenReader: [
    'A table with its caption, rows named by their header cell, also where it is laid out as cards.',
    'A head that sorts is read as a button, with ascending or descending. That rows load is announced.',
  ],
  related: {
    ListSheet: 'Holds it, with search, filters and pages.',
    Paginator: 'Its pages.',
    BulkBar: 'What can be done with selected rows.',
    DataState: 'In its place while there are no rows.',
    StatusChip: 'A state in a cell.',
    OrderList: 'With the columns of orders.',
    DocumentList: 'With the columns of documents.',
  },
  anatomy: {
    slots: {
      root: 'The table; from 800px wide, below that each row is a card.',
      header: 'The heads of the columns.',
      headRow: 'Their row.',
      head: 'The head of one column.',
      sort: 'The button in a head that sorts by it.',
      selectPage: 'Selects the rows of this page.',
      body: 'The rows.',
      row: 'One thing.',
      checkbox: 'Selects one row.',
      cell: 'What one column says of it.',
      cardLabel: 'On a card, the name of the column.',
      cardSort: 'On cards, the choice of what they are sorted by.',
      skeletonLines: 'While loading, in the place of text.',
      skeletonEnd: 'While loading, in the place of a number.',
    },
    elsewhere: ['cardLabel', 'cardSort', 'skeletonLines', 'skeletonEnd'],
  },
  wide: true,
  states: {
    'Sorted, one row selected': {},
    'Not sortable': { props: { defaultSort: undefined } },
    Loading: { props: { items: undefined } },
    'Hover, row': { hover: '.HyDataList-body .HyDataList-row' },
    'Hover, head': { hover: '.HyDataList-sort' },
    'Focus, head': { focus: '.HyDataList-sort' },
  },
  guidance: [
    {
      do: {
        show: list({ items: machines.slice(0, 2) }),
        say: 'Line numbers up at the end of their column, and let names wrap.',
      },
      dont: {
        show: list({
          items: machines.slice(0, 2),
          columns: [
            ...columns,
            { id: 'call', header: '', cell: () => <button type="button">Call off</button> },
            { id: 'extend', header: '', cell: () => <button type="button">Extend</button> },
          ],
        }),
        say: 'Don’t put actions into each row: select rows, and act on all of them in the BulkBar.',
      },
    },
  ],
  keyboard: {
    'Tab, Shift Tab': 'Goes through the heads that sort, the checkboxes and the links of the rows.',
    'Enter, Space': 'On a head, sorts by it, and the other way round when it was sorted by already.',
    Space: 'On a checkbox, selects its row; the checkbox of the head selects the page.',
  },
});
