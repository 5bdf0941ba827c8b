/** Text of the list and planning components. One object a component, under the component's name. */
export interface ListLocale {
  ContractOverview: {
    project: string;
    poNumber: string;
    costCode: string;
    reference: string;
    order: string;
    period: string;
    address: string;
    depot: string;
    siteContact: string;
    spend: string;
    none: string;
  };
  DataList: {
    loading: string;
    sortBy: string;
    ascending: (column: string) => string;
    descending: (column: string) => string;
    selectAll: string;
    select: (name: string) => string;
  };
  FilterBar: { filters: string; clearAll: string; remove: (label: string, value: string) => string };
  FilterMenu: { search: string; noMatch: string; clear: string; selected: (count: number) => string };
  Paginator: {
    navigation: string;
    firstPage: string;
    previousPage: string;
    nextPage: string;
    lastPage: string;
    /** `start`–`end` of `length` (UI-02). */
    range: (start: number, end: number, length: number) => string;
    page: (page: number, pages: number) => string;
    rowsPerPage: string;
  };
  PeriodFilter: {
    from: string;
    till: string;
    apply: string;
    clear: string;
    presets: string;
    backwards: string;
    selected: string;
  };
  PlanningTimeline: {
    machine: string;
    period: string;
    today: string;
    /** The head of a week: "Nov · wk 47". */
    week: (month: string, week: number) => string;
    loading: string;
  };
  SearchField: { clear: string };
}
