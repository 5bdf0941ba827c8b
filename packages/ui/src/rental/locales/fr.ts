import { fr as kit } from '../../locales/fr.ts';
import type { RentalLocale } from './RentalLocale.ts';

export const fr: RentalLocale = {
  ...kit,
  BlockedBanner: {
    label: 'Compte bloqué',
  },
  ContractOverview: {
    project: 'Projet',
    poNumber: 'N° de bon de commande',
    costCode: 'Code analytique',
    reference: 'Référence',
    order: 'Commande',
    period: 'Période de location',
    address: 'Adresse de livraison',
    depot: 'Agence',
    siteContact: 'Contact sur site',
    spend: 'Dépenses à ce jour',
  },
  DocumentList: {
    caption: 'Documents, un par ligne',
    document: 'Document',
    date: 'Date et période',
    project: 'Projet',
    contracts: 'Contrats',
    status: 'Statut',
    amount: 'Montant',
    files: 'Fichiers',
    unread: 'Nouveau',
    none: 'Aucun',
    download: 'Télécharger {format} de {document}',
  },
  InstancePage: {
    title: 'Où louez-vous\u00a0?',
    text: 'Choisissez le pays de la société auprès de laquelle vous louez. Cet appareil s’en souviendra.',
    chosen: '{name} · choix actuel',
  },
  NewOrderButton: {
    label: 'Nouvelle commande',
    unavailable: 'Vous ne pouvez pas commander pour le moment.',
  },
  OrderList: {
    caption: 'Commandes, une par ligne',
    order: 'Commande',
    project: 'Projet',
    period: 'Période de location',
    machines: 'Machines',
    status: 'Statut',
    estimate: 'Estimation',
    none: 'Aucun',
  },
  PlanningTimeline: {
    locale: 'fr-FR',
    machine: 'Machine',
    period: 'Périodes de location',
    today: 'Aujourd’hui',
    week: '{month} · sem. {week}',
    loading: 'Chargement du planning',
    rowLoading: 'Chargement',
    rowFailed: 'Non chargé',
    retry: 'Réessayer',
  },
  RequestProductHeader: {
    loading: 'Chargement du produit',
    specifications: 'Caractéristiques',
  },
};
