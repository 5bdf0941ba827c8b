import type { PagesLocale } from './labels.ts';

export const pages: PagesLocale = {
  BrowserNotice: {
    title: 'Votre navigateur n’est pas pris en charge',
    text: 'Certaines parties du portail n’y fonctionneront pas. Mettez-le à jour ou utilisez une version actuelle de Chrome, Edge, Firefox ou Safari.',
  },
  DocumentList: {
    caption: 'Documents, un par ligne',
    document: 'Document',
    date: 'Date',
    contract: 'Contrat',
    status: 'Statut',
    amount: 'Montant',
    files: 'Fichiers',
    unread: 'Nouveau',
    none: 'Aucun',
    download: (format, document) => `Télécharger ${format} de ${document}`,
  },
  InstancePage: {
    title: 'Où louez-vous ?',
    text: 'Choisissez le pays de la société auprès de laquelle vous louez. Cet appareil s’en souviendra.',
    chosen: (name) => `${name} · choix actuel`,
  },
  OrderList: {
    caption: 'Commandes, une par ligne',
    order: 'Commande',
    project: 'Chantier',
    period: 'Période de location',
    machines: 'Machines',
    status: 'Statut',
    estimate: 'Estimation',
    none: 'Aucun',
  },
  RequestProductHeader: {
    loading: 'Chargement du produit',
    specifications: 'Caractéristiques',
  },
  WhatsNewPage: {
    title: 'Nouveautés',
    new: 'Nouveau',
    better: 'Amélioré',
    fixed: 'Corrigé',
    unread: 'Depuis votre dernière visite',
    emptyTitle: 'Rien à signaler pour le moment',
    emptyText: 'Les nouveautés du portail seront annoncées ici.',
  },
};
