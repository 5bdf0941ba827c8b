import type { ListLocale } from './labels.ts';

const numbers = new Intl.NumberFormat('de');
const n = (value: number) => numbers.format(value);

export const list: ListLocale = {
  ContractOverview: {
    project: 'Projekt',
    poNumber: 'Bestellnummer',
    costCode: 'Kostenstelle',
    reference: 'Referenz',
    order: 'Auftrag',
    period: 'Mietzeitraum',
    address: 'Lieferadresse',
    depot: 'Niederlassung',
    siteContact: 'Ansprechpartner vor Ort',
    spend: 'Bisherige Kosten',
    none: 'Nicht angegeben',
  },
  DataList: {
    loading: 'Die Liste wird geladen',
    sortBy: 'Sortieren nach',
    ascending: (column) => `${column}, aufsteigend`,
    descending: (column) => `${column}, absteigend`,
    selectAll: 'Alle auf dieser Seite auswählen',
    select: (name) => `${name} auswählen`,
  },
  FilterBar: {
    filters: 'Gewählte Filter',
    clearAll: 'Alle löschen',
    remove: (label, value) => `Filter ${label}: ${value} entfernen`,
  },
  FilterMenu: {
    search: 'Optionen suchen',
    noMatch: 'Nichts gefunden',
    clear: 'Auswahl löschen',
    selected: (count) => `${n(count)} ausgewählt`,
  },
  Paginator: {
    navigation: 'Seiten',
    firstPage: 'Erste Seite',
    previousPage: 'Vorherige Seite',
    nextPage: 'Nächste Seite',
    lastPage: 'Letzte Seite',
    range: (start, end, length) => `${n(start)}–${n(end)} von ${n(length)}`,
    page: (page, pages) => `Seite ${n(page)} von ${n(pages)}`,
    rowsPerPage: 'Zeilen pro Seite',
  },
  PeriodFilter: {
    from: 'Von',
    till: 'Bis',
    apply: 'Anwenden',
    clear: 'Zeitraum löschen',
    presets: 'Schnellauswahl',
    backwards: 'Das Ende darf nicht vor dem Anfang liegen.',
    selected: '1 ausgewählt',
  },
  PlanningTimeline: {
    machine: 'Maschine',
    period: 'Mietzeiträume',
    today: 'Heute',
    week: (month, week) => `${month} · KW ${week}`,
    loading: 'Die Planung wird geladen',
  },
  SearchField: { clear: 'Suche löschen' },
};
