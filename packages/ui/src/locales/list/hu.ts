import type { ListLocale } from './labels.ts';

const numbers = new Intl.NumberFormat('hu');
const n = (value: number) => numbers.format(value);

export const list: ListLocale = {
  ContractOverview: {
    project: 'Projekt',
    poNumber: 'Megrendelésszám',
    costCode: 'Költséghely',
    reference: 'Hivatkozás',
    order: 'Rendelés',
    period: 'Bérleti időszak',
    address: 'Szállítási cím',
    depot: 'Telephely',
    siteContact: 'Helyszíni kapcsolattartó',
    spend: 'Eddigi költség',
    none: 'Nincs megadva',
  },
  DataList: {
    loading: 'A lista betöltése',
    sortBy: 'Rendezés',
    ascending: (column) => `${column}, növekvő`,
    descending: (column) => `${column}, csökkenő`,
    selectAll: 'Minden kijelölése ezen az oldalon',
    select: (name) => `${name} kijelölése`,
  },
  FilterBar: {
    filters: 'Kiválasztott szűrők',
    clearAll: 'Összes törlése',
    remove: (label, value) => `Szűrő törlése, ${label}: ${value}`,
  },
  FilterMenu: {
    search: 'Lehetőségek keresése',
    noMatch: 'Nincs találat',
    clear: 'Választás törlése',
    selected: (count) => `${n(count)} kiválasztva`,
  },
  Paginator: {
    navigation: 'Oldalak',
    firstPage: 'Első oldal',
    previousPage: 'Előző oldal',
    nextPage: 'Következő oldal',
    lastPage: 'Utolsó oldal',
    range: (start, end, length) => `${n(start)}–${n(end)} / ${n(length)}`,
    page: (page, pages) => `${n(page)}. oldal, összesen ${n(pages)}`,
    rowsPerPage: 'Sorok oldalanként',
  },
  PeriodFilter: {
    from: 'Kezdete',
    till: 'Vége',
    apply: 'Alkalmazás',
    clear: 'Időszak törlése',
    presets: 'Gyors választás',
    backwards: 'A vége nem lehet a kezdete előtt.',
    selected: '1 kiválasztva',
  },
  PlanningTimeline: {
    machine: 'Gép',
    period: 'Bérleti időszakok',
    today: 'Ma',
    week: (month, week) => `${month} · ${week}. hét`,
    loading: 'A tervező betöltése',
  },
  SearchField: { clear: 'Keresés törlése' },
};
