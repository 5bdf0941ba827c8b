import Button from '@mui/material/Button';
import Card from '@mui/material/Card';
import { rentalTone } from '../../rental/index.ts';
import { documented } from '../../stories/documentation/documentation.ts';
import { type Machine, machines, plainColumns } from '../../stories/list-samples.ts';
import { densities } from '../../theme/tokens.ts';
import { useRowSelection } from '../BulkBar/use-row-selection.tsx';
import { FilterBar } from '../FilterBar/FilterBar.tsx';
import { FilterMenu } from '../FilterMenu/FilterMenu.tsx';
import { FilterToggle } from '../FilterToggle/FilterToggle.tsx';
import { ListSheet } from '../ListSheet/ListSheet.tsx';
import { PageHeader } from '../PageHeader/PageHeader.tsx';
import { Paginator } from '../Paginator/Paginator.tsx';
import { SearchField } from '../SearchField/SearchField.tsx';
import { StatusChip } from '../StatusChip/StatusChip.tsx';
import { type DataColumn, DataList, type DataListProps } from './DataList.tsx';
import { TwoLines } from './TwoLines.tsx';

const statusColumn: DataColumn<Machine> = {
  id: 'status',
  header: 'Status',
  card: 'corner',
  skeleton: 'chip',
  cell: ({ status, statusText }) => <StatusChip tone={rentalTone(status)}>{statusText}</StatusChip>,
};
const columns = [...plainColumns, statusColumn];
const twoLineColumns: DataColumn<Machine>[] = [
  {
    id: 'machine',
    header: 'Machine',
    sort: 'product',
    card: 'title',
    cell: ({ name, codes }) => <TwoLines strong first={name} second={codes} />,
  },
  {
    id: 'contract',
    header: 'Contract',
    card: 'pair',
    cell: ({ contract, po }) => <TwoLines first={contract} second={po} />,
  },
  statusColumn,
  ...plainColumns.slice(-1),
];
const projects = [
  { id: 'zuidas', label: 'Zuidas Tower C', count: 3 },
  { id: 'kade', label: 'Kade Noord', count: 1 },
];
const depots = [{ id: 'ams', label: 'Amsterdam', count: 88 }];
/** Variables of the compact density, for one example. */
const compact: Record<string, string> = Object.fromEntries(
  Object.entries(densities.compact).map(([name, value]) => [`--hy-density-${name}`, value]),
);
const nothing = () => undefined;
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
  return (
    <Card>
      <DataList {...props} selection={props.selection ?? selection} />
    </Card>
  );
}

const list = (own: Partial<DataListProps<Machine>>) => <DataList {...sample} {...own} />;
const sheet = (own: Partial<DataListProps<Machine>>) => <Card>{list(own)}</Card>;

export default documented('HyDataList', Selectable, {
  sample: sample as unknown as DataListProps<unknown>,
  notes: `Rows are selectable with \`useRowSelection\`: pass its result to \`selection\`. A \`BulkBar\` offers actions
on them. \`documentColumns\` and \`orderColumns\` are ready-made columns for any list.

A column with \`rowHeader\`, or the first with \`card: 'title'\`, contains the row headers. With \`rowHref\`, a click
anywhere on a row follows the row’s own link. A cell must contain that link for keyboard and screen reader users.`,
  use: {
    when: ['For records of one kind that are compared, sorted and searched by their columns.'],
    instead: {
      Card: 'For a few things that are not compared.',
      DefinitionList: 'For the properties of one thing.',
      EventTimeline: 'For events in chronological order.',
      PlanningTimeline: 'For comparing periods by day.',
      AttachmentList: 'For a handful of files.',
    },
  },
  behavior: {
    'Narrow windows': 'Below 800px, rows are cards with a sort control above them. Nothing scrolls sideways.',
    'Long text': 'Cells wrap. Set `width` for a column whose text would change its width from page to page.',
    Nothing:
      'It shows no text of its own. If there are no rows, show a DataState instead, and name the filter to remove.',
    Loading: 'Skeleton rows have the shape of the content. While another page loads, `skeletonRows` keeps the height.',
    'A click on a row':
      'With `rowHref` or `onRowClick`, the whole row is clickable except for its controls. Selecting text does not follow the link.',
  },
  wording: [
    'A header is a noun of one or two words that fits every cell below it. Each column has one subject.',
    'An unknown value is an empty cell or a word, never a dash or an asterisk.',
  ],
  screenReader: [
    'A table with its caption. Rows are named by their header cell, also on cards.',
    'A sortable header is a button, ascending or descending. Loading is announced.',
  ],
  related: {
    ListSheet: 'Contains it, with search, filters and pages.',
    Paginator: 'Its pages.',
    BulkBar: 'Offers actions on selected rows.',
    DataState: 'Shown instead if there are no rows.',
    StatusChip: 'A state in a cell.',
    PageHeader: 'Above it, with the actions on the whole list.',
    OrderList: 'With the columns of orders.',
    DocumentList: 'With the columns of documents.',
  },
  anatomy: {
    slots: {
      root: 'Table from 800px. Below that, each row is a card.',
      header: 'Column headers.',
      headRow: 'Row of the headers.',
      head: 'Header of a column.',
      sort: 'Button in a header that sorts by the column.',
      selectPage: 'Checkbox that selects the rows of this page.',
      body: 'Rows.',
      row: 'Row of a record.',
      checkbox: 'Checkbox that selects the row.',
      cell: 'Cell of a column.',
      cardLabel: 'Name of the column, on a card.',
      cardSort: 'Sort control, on cards.',
      skeletonLines: 'Skeleton of text while loading.',
      skeletonEnd: 'Skeleton of a number while loading.',
    },
    elsewhere: ['cardLabel', 'cardSort', 'skeletonLines', 'skeletonEnd'],
  },
  wide: true,
  variants: {
    'Sorted, one row selected': {},
    'Not sortable': { props: { defaultSort: undefined } },
  },
  states: {
    Loading: { props: { items: undefined } },
    'Hover, row': { hover: '.HyDataList-body .HyDataList-row' },
    'Hover, head': { hover: '.HyDataList-sort' },
    'Focus, head': { focus: '.HyDataList-sort' },
  },
  layout: {
    'On a page': {
      say: [
        'A list stands in a ListSheet of the whole width of the page. One page has one list: put a second one on a tab or a page of its own.',
        'In the sheet the order is always the same: toolbar, active filters, rows, pages.',
        'Actions on the whole list, such as a download or a saved view, stand in the PageHeader above it.',
      ],
      show: (
        <>
          <PageHeader title="On rent" subtitle="124 machines" actions={<Button variant="outlined">Download</Button>} />
          <ListSheet
            label="Machines on rent"
            search={<SearchField label="Search machines" placeholder="Search machine, number, PO" />}
            foot={<Paginator count={124} />}
          >
            {list({ columns: plainColumns, items: machines.slice(0, 2) })}
          </ListSheet>
        </>
      ),
    },
    Toolbar: {
      say: [
        'It narrows the list and does nothing else: first the search, then two to four filters, the most used one first.',
        'Each active filter is a chip below it that says its value and can be removed, beside a button that clears all.',
        'While rows are selected, the toolbar stays as it is. The BulkBar has the actions on the selection, at the end of the window.',
        'On a phone the filters are one row that scrolls sideways.',
      ],
      show: (
        <ListSheet
          label="Machines with a toolbar"
          search={<SearchField label="Search machines" placeholder="Search machine, number, PO" />}
          filters={
            <>
              <FilterMenu label="Project" options={projects} defaultSelected={['zuidas']} />
              <FilterMenu label="Depot" options={depots} />
              <FilterToggle label="Overdue" />
            </>
          }
          bar={
            <FilterBar
              chips={[{ id: 'project', label: 'Project', value: 'Zuidas Tower C' }]}
              resultText="2 machines"
              onRemove={nothing}
              onClearAll={nothing}
            />
          }
        >
          {list({ columns: plainColumns, items: machines.slice(0, 2) })}
        </ListSheet>
      ),
    },
    Columns: {
      say: [
        'Five to seven columns. What is read of one record alone belongs on its own page.',
        'The first column names the record. What belongs together is one column of two lines: the machine and its codes, the contract and its PO number.',
        'Text begins at the start of its column; numbers and amounts stand at its end. The state is a chip, and stands before the numbers.',
        'Give a width to columns of chips, bars and dates, and leave the rest to the names.',
        'Rows are not put in groups with headings. Sort by the column instead: a sorted column puts what is alike together, and works across pages.',
      ],
      show: sheet({ columns: twoLineColumns, items: machines.slice(0, 3) }),
    },
    Density: {
      say: [
        'Comfortable is the default: rows of 66 px, for two lines and a finger.',
        'Compact has rows of 48 px, for people who compare many rows on a large screen all day.',
        'The density is of the whole application (`density` of the UiProvider), so that fields and buttons follow. No list has its own.',
      ],
      show: <Card style={compact}>{list({ columns: twoLineColumns, items: machines.slice(0, 3) })}</Card>,
    },
  },
  guidance: [
    {
      do: {
        show: sheet({ items: machines.slice(0, 2) }),
        say: 'Align numbers at the end of their column, and let names wrap.',
      },
      dont: {
        show: sheet({
          items: machines.slice(0, 2),
          columns: [
            ...columns,
            { id: 'call', header: '', cell: () => <button type="button">Call off</button> },
            { id: 'extend', header: '', cell: () => <button type="button">Extend</button> },
          ],
        }),
        say: 'Don’t put actions into each row: select rows, and use the BulkBar.',
      },
    },
  ],
  keyboard: {
    'Tab, Shift Tab': 'Moves through the sortable headers, the checkboxes and the links of the rows.',
    'Enter, Space': 'On a column header, sorts by it. Pressing it again reverses the order.',
    Space: 'On a checkbox, selects its row. The checkbox of the header selects the page.',
  },
});
