import type { PagesLocale } from './labels.ts';

export const pages: PagesLocale = {
  BrowserNotice: {
    title: 'Ihr Browser wird nicht unterstützt',
    text: 'Teile des Portals funktionieren darin nicht. Aktualisieren Sie Ihren Browser oder verwenden Sie ein aktuelles Chrome, Edge, Firefox oder Safari.',
  },
  DocumentList: {
    caption: 'Dokumente, eines je Zeile',
    document: 'Dokument',
    date: 'Datum',
    contract: 'Vertrag',
    status: 'Status',
    amount: 'Betrag',
    files: 'Dateien',
    unread: 'Neu',
    none: 'Keine',
    download: (format, document) => `${format} zu ${document} herunterladen`,
  },
  InstancePage: {
    title: 'Wo mieten Sie?',
    text: 'Wählen Sie das Land der Gesellschaft, bei der Sie mieten. Dieses Gerät merkt es sich.',
    chosen: (name) => `${name} · derzeit gewählt`,
  },
  OrderList: {
    caption: 'Aufträge, einer je Zeile',
    order: 'Auftrag',
    project: 'Projekt',
    period: 'Mietzeitraum',
    machines: 'Maschinen',
    status: 'Status',
    estimate: 'Schätzung',
    none: 'Keine',
  },
  RequestProductHeader: {
    loading: 'Das Produkt wird geladen',
    specifications: 'Technische Daten',
  },
  WhatsNewPage: {
    title: 'Neuigkeiten',
    new: 'Neu',
    better: 'Besser',
    fixed: 'Behoben',
    unread: 'Seit Ihrem letzten Besuch',
    emptyTitle: 'Noch nichts zu berichten',
    emptyText: 'Neues im Portal steht künftig hier.',
  },
};
