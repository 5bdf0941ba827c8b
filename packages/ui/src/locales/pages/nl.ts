import type { PagesLocale } from './labels.ts';

export const pages: PagesLocale = {
  BrowserNotice: {
    title: 'Uw browser wordt niet ondersteund',
    text: 'Delen van het portaal werken er niet in. Werk uw browser bij of gebruik een actuele Chrome, Edge, Firefox of Safari.',
  },
  DocumentList: {
    caption: 'Documenten, een per rij',
    document: 'Document',
    date: 'Datum',
    contract: 'Contract',
    status: 'Status',
    amount: 'Bedrag',
    files: 'Bestanden',
    unread: 'Nieuw',
    none: 'Geen',
    download: (format, document) => `${format} van ${document} downloaden`,
  },
  InstancePage: {
    title: 'Waar huurt u?',
    text: 'Kies het land van het bedrijf waar u huurt. Dit apparaat onthoudt het.',
    chosen: (name) => `${name} · nu gekozen`,
  },
  OrderList: {
    caption: 'Bestellingen, een per rij',
    order: 'Bestelling',
    project: 'Project',
    period: 'Huurperiode',
    machines: 'Machines',
    status: 'Status',
    estimate: 'Schatting',
    none: 'Geen',
  },
  RequestProductHeader: {
    loading: 'Het product wordt geladen',
    specifications: 'Specificaties',
  },
  WhatsNewPage: {
    title: 'Wat is er nieuw',
    new: 'Nieuw',
    better: 'Beter',
    fixed: 'Opgelost',
    unread: 'Sinds uw laatste bezoek',
    emptyTitle: 'Nog niets te melden',
    emptyText: 'Nieuws over het portaal komt hier te staan.',
  },
};
