import { documented } from '../../stories/documentation/documentation.ts';
import { machines, plainColumns } from '../../stories/list-samples.ts';
import { DataList } from '../DataList/DataList.tsx';
import { FilterMenu } from '../FilterMenu/FilterMenu.tsx';
import { Paginator } from '../Paginator/Paginator.tsx';
import { SearchField } from '../SearchField/SearchField.tsx';
import { ListSheet } from './ListSheet.tsx';

const rows = (
  <DataList
    caption="Machines, one row each"
    columns={plainColumns}
    items={machines.slice(0, 2)}
    keyOf={({ id }) => id}
  />
);
const search = <SearchField label="Search machines" placeholder="Search machine, number, PO" />;
const filters = (
  <FilterMenu label="Status" options={[{ value: 'onRent', label: 'On rent', count: '118' }]} defaultSelected={[]} />
);

export default documented('HyListSheet', ListSheet, {
  sample: { label: 'Machines on rent', search, filters, children: rows, foot: <Paginator total={124} /> },
  use: {
    when: ['Around every list that is searched, filtered or paged.'],
    instead: { Form: 'Around what is filled in and sent.' },
  },
  behavior: {
    'Narrow windows':
      'The search is as wide as the page; the filters are one row that scrolls sideways, so that the first row stays in sight.',
    Nothing:
      'Tools and chips stay where no row matches, so that a filter can be taken off; a DataState stands in the place of the rows.',
  },
  screenReader: ['A region with its name, in which search, filters, rows and pages follow each other.'],
  related: {
    SearchField: 'Its search.',
    FilterMenu: 'Its filters.',
    FilterToggle: 'A filter of one value.',
    PeriodFilter: 'A filter by dates.',
    FilterBar: 'The filters that are set.',
    DataList: 'Its rows.',
    DocumentList: 'Its rows, for documents.',
    OrderList: 'Its rows, for orders.',
    DataState: 'In the place of the rows.',
    Paginator: 'Its pages.',
  },
  anatomy: {
    slots: {
      root: 'The sheet that holds a list and its tools.',
      toolbar: 'The tools above the rows.',
      search: 'The field that searches.',
      filters: 'The menus that filter.',
      foot: 'The paginator.',
    },
  },
  wide: true,
  states: {
    'With all of it': {},
    'Rows alone': { props: { search: undefined, filters: undefined, foot: undefined } },
  },
  guidance: [
    {
      do: {
        show: (
          <ListSheet label="Machines on rent" search={search} filters={filters}>
            {rows}
          </ListSheet>
        ),
        say: 'Keep what narrows a list directly above it, on the same sheet.',
      },
      dont: {
        show: (
          <>
            {search}
            <ListSheet label="Machines on rent">{rows}</ListSheet>
          </>
        ),
        say: 'Don’t put a list’s search outside its sheet, where it seems to search everything.',
      },
    },
  ],
  keyboard: { 'Tab, Shift Tab': 'Goes through the search, the filters, the rows and the paginator, in this order.' },
});
