import { de as kit } from '../../locales/de.ts';
import type { RentalLocale } from './RentalLocale.ts';

export const de: RentalLocale = {
  ...kit,
  BlockedBanner: {
    label: 'Kundenkonto gesperrt',
  },
  ContractOverview: {
    project: 'Projekt',
    poNumber: 'Bestellnummer',
    costCode: 'Kostenstelle',
    reference: 'Referenz',
    order: 'Auftrag',
    period: 'Mietzeitraum',
    address: 'Lieferadresse',
    depot: 'Mietstation',
    siteContact: 'Ansprechpartner vor Ort',
    spend: 'Bisherige Kosten',
  },
  DocumentList: {
    caption: 'Dokumente, eines je Zeile',
    document: 'Dokument',
    date: 'Datum und Zeitraum',
    project: 'Projekt',
    contracts: 'Verträge',
    status: 'Status',
    amount: 'Betrag',
    files: 'Dateien',
    unread: 'Neu',
    none: 'Keine',
    download: '{format} zu {document} herunterladen',
  },
  InstancePage: {
    title: 'Wo mieten Sie?',
    text: 'Wählen Sie das Land, in dem Sie mieten. Dieses Gerät merkt es sich.',
    chosen: '{name} · derzeit gewählt',
  },
  NewOrderButton: {
    label: 'Neuer Auftrag',
    unavailable: 'Sie können derzeit nicht bestellen.',
  },
  OrderList: {
    caption: 'Aufträge, einer je Zeile',
    order: 'Auftrag',
    project: 'Projekt',
    period: 'Mietzeitraum',
    machines: 'Maschinen',
    status: 'Status',
    estimate: 'Kostenschätzung',
    none: 'Keine',
  },
  PlanningTimeline: {
    locale: 'de-DE',
    machine: 'Maschine',
    period: 'Mietzeiträume',
    today: 'Heute',
    week: '{month} · KW {week}',
    loading: 'Die Planung wird geladen',
    rowLoading: 'Wird geladen',
    rowFailed: 'Nicht geladen',
    retry: 'Erneut versuchen',
  },
  RequestProductHeader: {
    loading: 'Das Produkt wird geladen',
    specifications: 'Technische Daten',
  },
};
