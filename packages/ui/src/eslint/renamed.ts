/** Names of properties that changed, by component: the old one and the one of now. */
export const RENAMED: Readonly<Record<string, Readonly<Record<string, string>>>> = {
  Badge: { count: 'badgeContent' },
  Paginator: {
    count: 'rowsOnPage',
    total: 'count',
    pageSize: 'rowsPerPage',
    defaultPageSize: 'defaultRowsPerPage',
    onPageSizeChange: 'onRowsPerPageChange',
    pageSizes: 'rowsPerPageOptions',
  },
  SegmentedControl: { selected: 'value', defaultSelected: 'defaultValue', onSelectedChange: 'onChange' },
  Tabs: { selected: 'value', defaultSelected: 'defaultValue', onSelectedChange: 'onChange' },
};
