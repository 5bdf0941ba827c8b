import type { PagesLocale } from './labels.ts';

export const pages: PagesLocale = {
  BrowserNotice: {
    title: 'Twoja przeglądarka nie jest obsługiwana',
    text: 'Części portalu nie będą w niej działać. Zaktualizuj przeglądarkę lub użyj aktualnej wersji Chrome, Edge, Firefox albo Safari.',
  },
  DocumentList: {
    caption: 'Dokumenty, po jednym w wierszu',
    document: 'Dokument',
    date: 'Data',
    contract: 'Umowa',
    status: 'Status',
    amount: 'Kwota',
    files: 'Pliki',
    unread: 'Nowy',
    none: 'Brak',
    download: (format, document) => `Pobierz ${format}: ${document}`,
  },
  InstancePage: {
    title: 'Gdzie wynajmujesz?',
    text: 'Wybierz kraj spółki, od której wynajmujesz. To urządzenie zapamięta wybór.',
    chosen: (name) => `${name} · obecny wybór`,
  },
  OrderList: {
    caption: 'Zlecenia, po jednym w wierszu',
    order: 'Zlecenie',
    project: 'Projekt',
    period: 'Okres wynajmu',
    machines: 'Maszyny',
    status: 'Status',
    estimate: 'Szacunek',
    none: 'Brak',
  },
  RequestProductHeader: {
    loading: 'Wczytywanie produktu',
    specifications: 'Dane techniczne',
  },
  WhatsNewPage: {
    title: 'Co nowego',
    new: 'Nowość',
    better: 'Ulepszenie',
    fixed: 'Poprawka',
    unread: 'Od ostatniej wizyty',
    emptyTitle: 'Na razie nic nowego',
    emptyText: 'Tu pojawią się nowości w portalu.',
  },
};
