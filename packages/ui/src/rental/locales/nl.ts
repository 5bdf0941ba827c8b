import { nl as kit } from '../../locales/nl.ts';
import type { RentalLocale } from './RentalLocale.ts';

export const nl: RentalLocale = {
  ...kit,
  BlockedBanner: {
    label: 'Account geblokkeerd',
  },
  ContractOverview: {
    project: 'Project',
    poNumber: 'PO-nummer',
    costCode: 'Kostenplaats',
    reference: 'Referentie',
    order: 'Order',
    period: 'Huurperiode',
    address: 'Afleveradres',
    depot: 'Vestiging',
    siteContact: 'Contactpersoon op de bouwplaats',
    spend: 'Kosten tot nu toe',
  },
  DocumentList: {
    caption: 'Documenten, één per rij',
    document: 'Document',
    date: 'Datum en periode',
    project: 'Project',
    contracts: 'Contracten',
    status: 'Status',
    amount: 'Bedrag',
    files: 'Bestanden',
    unread: 'Nieuw',
    none: 'Geen',
    download: '{format} van {document} downloaden',
  },
  InstancePage: {
    title: 'Waar huurt u?',
    text: 'Kies het land waarin u huurt. Dit apparaat onthoudt het.',
    chosen: '{name} · huidige keuze',
  },
  NewOrderButton: {
    label: 'Nieuwe order',
    unavailable: 'U kunt op dit moment niet bestellen.',
  },
  OrderList: {
    caption: 'Orders, één per rij',
    order: 'Order',
    project: 'Project',
    period: 'Huurperiode',
    machines: 'Machines',
    status: 'Status',
    estimate: 'Prijsraming',
    none: 'Geen',
  },
  PlanningTimeline: {
    locale: 'nl-NL',
    machine: 'Machine',
    period: 'Huurperioden',
    today: 'Vandaag',
    week: '{month} · week {week}',
    loading: 'De planning wordt geladen',
    rowLoading: 'Wordt geladen',
    rowFailed: 'Niet geladen',
    retry: 'Opnieuw proberen',
  },
  RequestProductHeader: {
    loading: 'Het product wordt geladen',
    specifications: 'Specificaties',
  },
};
