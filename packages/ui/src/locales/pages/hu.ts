import type { PagesLocale } from './labels.ts';

export const pages: PagesLocale = {
  BrowserNotice: {
    title: 'A böngészője nem támogatott',
    text: 'A portál egyes részei nem fognak működni benne. Frissítse a böngészőt, vagy használjon friss Chrome-ot, Edge-et, Firefoxot vagy Safarit.',
  },
  DocumentList: {
    caption: 'Dokumentumok, soronként egy',
    document: 'Dokumentum',
    date: 'Dátum',
    contract: 'Szerződés',
    status: 'Állapot',
    amount: 'Összeg',
    files: 'Fájlok',
    unread: 'Új',
    none: 'Nincs',
    download: (format, document) => `${format} letöltése: ${document}`,
  },
  InstancePage: {
    title: 'Hol bérel?',
    text: 'Válassza ki annak a társaságnak az országát, amelytől bérel. Ez az eszköz megjegyzi.',
    chosen: (name) => `${name} · jelenleg kiválasztva`,
  },
  OrderList: {
    caption: 'Rendelések, soronként egy',
    order: 'Rendelés',
    project: 'Projekt',
    period: 'Bérleti időszak',
    machines: 'Gépek',
    status: 'Állapot',
    estimate: 'Becslés',
    none: 'Nincs',
  },
  RequestProductHeader: {
    loading: 'A termék betöltése',
    specifications: 'Műszaki adatok',
  },
  WhatsNewPage: {
    title: 'Újdonságok',
    new: 'Új',
    better: 'Jobb',
    fixed: 'Javítva',
    unread: 'Legutóbbi látogatása óta',
    emptyTitle: 'Még nincs hír',
    emptyText: 'A portál újdonságai itt jelennek meg.',
  },
};
