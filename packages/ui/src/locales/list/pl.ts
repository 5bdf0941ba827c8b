import type { ListLocale } from './labels.ts';

const numbers = new Intl.NumberFormat('pl');
const n = (value: number) => numbers.format(value);

export const list: ListLocale = {
  ContractOverview: {
    project: 'Projekt',
    poNumber: 'Numer zamówienia',
    costCode: 'Centrum kosztów',
    reference: 'Numer referencyjny',
    order: 'Zlecenie',
    period: 'Okres wynajmu',
    address: 'Adres dostawy',
    depot: 'Oddział',
    siteContact: 'Kontakt na budowie',
    spend: 'Dotychczasowy koszt',
    none: 'Nie podano',
  },
  DataList: {
    loading: 'Wczytywanie listy',
    sortBy: 'Sortuj według',
    ascending: (column) => `${column}, rosnąco`,
    descending: (column) => `${column}, malejąco`,
    selectAll: 'Zaznacz wszystkie na tej stronie',
    select: (name) => `Zaznacz ${name}`,
  },
  FilterBar: {
    filters: 'Wybrane filtry',
    clearAll: 'Wyczyść wszystko',
    remove: (label, value) => `Usuń filtr ${label}: ${value}`,
  },
  FilterMenu: {
    search: 'Szukaj opcji',
    noMatch: 'Brak wyników',
    clear: 'Wyczyść wybór',
    selected: (count) => `Wybrano: ${n(count)}`,
  },
  Paginator: {
    navigation: 'Strony',
    firstPage: 'Pierwsza strona',
    previousPage: 'Poprzednia strona',
    nextPage: 'Następna strona',
    lastPage: 'Ostatnia strona',
    range: (start, end, length) => `${n(start)}–${n(end)} z ${n(length)}`,
    page: (page, pages) => `Strona ${n(page)} z ${n(pages)}`,
    rowsPerPage: 'Wierszy na stronie',
  },
  PeriodFilter: {
    from: 'Od',
    till: 'Do',
    apply: 'Zastosuj',
    clear: 'Wyczyść okres',
    presets: 'Szybki wybór',
    backwards: 'Koniec nie może być przed początkiem.',
    selected: 'Wybrano: 1',
  },
  PlanningTimeline: {
    machine: 'Maszyna',
    period: 'Okresy wynajmu',
    today: 'Dzisiaj',
    week: (month, week) => `${month} · tydz. ${week}`,
    loading: 'Wczytywanie planu',
  },
  SearchField: { clear: 'Wyczyść wyszukiwanie' },
};
