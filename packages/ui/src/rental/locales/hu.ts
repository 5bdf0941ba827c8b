import { hu as kit } from '../../locales/hu.ts';
import type { RentalLocale } from './RentalLocale.ts';

export const hu: RentalLocale = {
  ...kit,
  BlockedBanner: {
    label: 'Letiltott ügyfélfiók',
  },
  ContractOverview: {
    project: 'Projekt',
    poNumber: 'Megrendelésszám (PO)',
    costCode: 'Költséghely',
    reference: 'Hivatkozás',
    order: 'Rendelés',
    period: 'Bérleti időszak',
    address: 'Szállítási cím',
    depot: 'Telephely',
    siteContact: 'Helyszíni kapcsolattartó',
    spend: 'Eddigi költség',
  },
  DocumentList: {
    caption: 'Dokumentumok, soronként egy',
    document: 'Dokumentum',
    date: 'Dátum és időszak',
    project: 'Projekt',
    contracts: 'Szerződések',
    status: 'Állapot',
    amount: 'Összeg',
    files: 'Fájlok',
    unread: 'Új',
    none: 'Nincs',
    download: '{format} letöltése: {document}',
  },
  InstancePage: {
    title: 'Hol bérel?',
    text: 'Válassza ki annak a társaságnak az országát, amelytől bérel. Ez a készülék megjegyzi.',
    chosen: '{name} · jelenleg kiválasztva',
  },
  NewOrderButton: {
    label: 'Új rendelés',
    unavailable: 'Jelenleg nem tud rendelni.',
  },
  OrderList: {
    caption: 'Rendelések, soronként egy',
    order: 'Rendelés',
    project: 'Projekt',
    period: 'Bérleti időszak',
    machines: 'Gépek',
    status: 'Állapot',
    estimate: 'Becsült ár',
    none: 'Nincs',
  },
  PlanningTimeline: {
    locale: 'hu-HU',
    machine: 'Gép',
    period: 'Bérleti időszakok',
    today: 'Ma',
    week: '{month} · {week}. hét',
    loading: 'Az ütemterv betöltése',
    rowLoading: 'Betöltés',
    rowFailed: 'Nem töltődött be',
    retry: 'Újrapróbálás',
  },
  RequestProductHeader: {
    loading: 'A termék betöltése',
    specifications: 'Műszaki adatok',
  },
};
