import type { ListLocale } from './labels.ts';

const numbers = new Intl.NumberFormat('en-US');
const n = (value: number) => numbers.format(value);

export const list: ListLocale = {
  ContractOverview: {
    project: 'Project',
    poNumber: 'PO number',
    costCode: 'Cost code',
    reference: 'Reference',
    order: 'Order',
    period: 'Rental period',
    address: 'Delivery address',
    depot: 'Depot',
    siteContact: 'Site contact',
    spend: 'Spend to date',
    none: 'Not given',
  },
  DataList: {
    loading: 'Loading the list',
    sortBy: 'Sort by',
    ascending: (column) => `${column}, ascending`,
    descending: (column) => `${column}, descending`,
    selectAll: 'Select all on this page',
    select: (name) => `Select ${name}`,
  },
  FilterBar: {
    filters: 'Selected filters',
    clearAll: 'Clear all',
    remove: (label, value) => `Remove filter ${label}: ${value}`,
  },
  FilterMenu: {
    search: 'Search options',
    noMatch: 'Nothing matches',
    clear: 'Clear choice',
    selected: (count) => `${n(count)} selected`,
  },
  Paginator: {
    navigation: 'Pages',
    firstPage: 'First page',
    previousPage: 'Previous page',
    nextPage: 'Next page',
    lastPage: 'Last page',
    range: (start, end, length) => `${n(start)}–${n(end)} of ${n(length)}`,
    page: (page, pages) => `Page ${n(page)} of ${n(pages)}`,
    rowsPerPage: 'Rows per page',
  },
  PeriodFilter: {
    from: 'From',
    till: 'Till',
    apply: 'Apply',
    clear: 'Clear period',
    presets: 'Quick choices',
    backwards: 'Till must not be before from.',
    selected: '1 selected',
  },
  PlanningTimeline: {
    machine: 'Machine',
    period: 'Rental periods',
    today: 'Today',
    week: (month, week) => `${month} · wk ${week}`,
    loading: 'Loading the planning',
  },
  SearchField: { clear: 'Clear search' },
};
