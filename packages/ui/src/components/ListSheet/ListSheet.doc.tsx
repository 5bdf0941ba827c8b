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
  <FilterMenu label="Status" options={[{ id: 'onRent', label: 'On rent', count: 118 }]} defaultSelected={[]} />
);

export default documented('HyListSheet', ListSheet, {
  sample: { label: 'Machines on rent', search, filters, children: rows, foot: <Paginator count={124} /> },
  use: {
    when: ['Around every list with search, filters or pages.'],
    instead: { Form: 'Around fields that are submitted.' },
  },
  behavior: {
    'Narrow windows':
      'The search field fills the width. The filters are one row that scrolls sideways, so that the first item stays visible.',
    Nothing: 'Tools and chips remain if no row matches, so that filters can be removed. A DataState replaces the rows.',
  },
  screenReader: ['A region with its name. It contains search, filters, rows and pages, in this order.'],
  related: {
    SearchField: 'Its search.',
    FilterMenu: 'Its filters.',
    FilterToggle: 'A filter for one value.',
    PeriodFilter: 'A filter by dates.',
    FilterBar: 'The active filters.',
    DataList: 'Its rows.',
    DocumentList: 'Its rows, for documents.',
    OrderList: 'Its rows, for orders.',
    DataState: 'Replaces the rows.',
    Paginator: 'Its pages.',
  },
  anatomy: {
    slots: {
      root: 'Sheet with a list and its tools.',
      toolbar: 'Tools above the rows.',
      search: 'Search field.',
      filters: 'Filter menus.',
      foot: 'Paginator.',
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
        say: 'Keep search and filters directly above the list, on the same sheet.',
      },
      dont: {
        show: (
          <>
            {search}
            <ListSheet label="Machines on rent">{rows}</ListSheet>
          </>
        ),
        say: 'Don’t put a list’s search outside its sheet, where it appears to search everything.',
      },
    },
  ],
  keyboard: { 'Tab, Shift Tab': 'Moves through the search, the filters, the rows and the paginator, in this order.' },
});
