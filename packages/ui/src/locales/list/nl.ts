import type { ListLocale } from './labels.ts';

const numbers = new Intl.NumberFormat('nl');
const n = (value: number) => numbers.format(value);

export const list: ListLocale = {
  ContractOverview: {
    project: 'Project',
    poNumber: 'Inkoopnummer',
    costCode: 'Kostenplaats',
    reference: 'Referentie',
    order: 'Bestelling',
    period: 'Huurperiode',
    address: 'Afleveradres',
    depot: 'Depot',
    siteContact: 'Contact op de bouwplaats',
    spend: 'Kosten tot nu toe',
    none: 'Niet opgegeven',
  },
  DataList: {
    loading: 'De lijst wordt geladen',
    sortBy: 'Sorteren op',
    ascending: (column) => `${column}, oplopend`,
    descending: (column) => `${column}, aflopend`,
    selectAll: 'Alles op deze pagina selecteren',
    select: (name) => `${name} selecteren`,
  },
  FilterBar: {
    filters: 'Gekozen filters',
    clearAll: 'Alles wissen',
    remove: (label, value) => `Filter ${label}: ${value} weghalen`,
  },
  FilterMenu: {
    search: 'Opties zoeken',
    noMatch: 'Niets gevonden',
    clear: 'Keuze wissen',
    selected: (count) => `${n(count)} gekozen`,
  },
  Paginator: {
    navigation: 'Pagina’s',
    firstPage: 'Eerste pagina',
    previousPage: 'Vorige pagina',
    nextPage: 'Volgende pagina',
    lastPage: 'Laatste pagina',
    range: (start, end, length) => `${n(start)}–${n(end)} van ${n(length)}`,
    page: (page, pages) => `Pagina ${n(page)} van ${n(pages)}`,
    rowsPerPage: 'Rijen per pagina',
  },
  PeriodFilter: {
    from: 'Van',
    till: 'Tot en met',
    apply: 'Toepassen',
    clear: 'Periode wissen',
    presets: 'Snelle keuzes',
    backwards: 'De einddatum mag niet voor de begindatum liggen.',
    selected: '1 gekozen',
  },
  PlanningTimeline: {
    machine: 'Machine',
    period: 'Huurperioden',
    today: 'Vandaag',
    week: (month, week) => `${month} · week ${week}`,
    loading: 'De planning wordt geladen',
  },
  SearchField: { clear: 'Zoekopdracht wissen' },
};
