import { pl as kit } from '../../locales/pl.ts';
import type { RentalLocale } from './RentalLocale.ts';

export const pl: RentalLocale = {
  ...kit,
  BlockedBanner: {
    label: 'Konto zablokowane',
  },
  ContractOverview: {
    project: 'Projekt',
    poNumber: 'Numer zamówienia klienta (PO)',
    costCode: 'MPK',
    reference: 'Numer referencyjny',
    order: 'Zamówienie',
    period: 'Okres wynajmu',
    address: 'Adres dostawy',
    depot: 'Oddział',
    siteContact: 'Kontakt na budowie',
    spend: 'Dotychczasowy koszt',
  },
  DocumentList: {
    caption: 'Dokumenty, po jednym w wierszu',
    document: 'Dokument',
    date: 'Data i okres',
    project: 'Projekt',
    contracts: 'Umowy',
    status: 'Status',
    amount: 'Kwota',
    files: 'Pliki',
    unread: 'Nowy',
    none: 'Brak',
    download: 'Pobierz {format}: {document}',
  },
  InstancePage: {
    title: 'Gdzie Państwo wynajmują?',
    text: 'Prosimy wybrać kraj spółki, od której wynajmują Państwo sprzęt. To urządzenie zapamięta wybór.',
    chosen: '{name} · obecny wybór',
  },
  NewOrderButton: {
    label: 'Nowe zamówienie',
    unavailable: 'W tej chwili nie można zamawiać.',
  },
  OrderList: {
    caption: 'Zamówienia, po jednym w wierszu',
    order: 'Zamówienie',
    project: 'Projekt',
    period: 'Okres wynajmu',
    machines: 'Maszyny',
    status: 'Status',
    estimate: 'Szacunkowy koszt',
    none: 'Brak',
  },
  PlanningTimeline: {
    locale: 'pl-PL',
    machine: 'Maszyna',
    period: 'Okresy wynajmu',
    today: 'Dzisiaj',
    week: '{month} · tydz. {week}',
    loading: 'Wczytywanie harmonogramu',
    rowLoading: 'Wczytywanie',
    rowFailed: 'Nie wczytano',
    retry: 'Spróbuj ponownie',
  },
  RequestProductHeader: {
    loading: 'Wczytywanie produktu',
    specifications: 'Dane techniczne',
  },
};
