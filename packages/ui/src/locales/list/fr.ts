import type { ListLocale } from './labels.ts';

const numbers = new Intl.NumberFormat('fr');
const n = (value: number) => numbers.format(value);

export const list: ListLocale = {
  ContractOverview: {
    project: 'Chantier',
    poNumber: 'Numéro de commande',
    costCode: 'Code analytique',
    reference: 'Référence',
    order: 'Commande',
    period: 'Période de location',
    address: 'Adresse de livraison',
    depot: 'Agence',
    siteContact: 'Contact sur site',
    spend: 'Dépenses à ce jour',
    none: 'Non renseigné',
  },
  DataList: {
    loading: 'Chargement de la liste',
    sortBy: 'Trier par',
    ascending: (column) => `${column}, croissant`,
    descending: (column) => `${column}, décroissant`,
    selectAll: 'Tout sélectionner sur cette page',
    select: (name) => `Sélectionner ${name}`,
  },
  FilterBar: {
    filters: 'Filtres choisis',
    clearAll: 'Tout effacer',
    remove: (label, value) => `Retirer le filtre ${label} : ${value}`,
  },
  FilterMenu: {
    search: 'Chercher une option',
    noMatch: 'Aucun résultat',
    clear: 'Effacer le choix',
    selected: (count) => `${n(count)} choisis`,
  },
  Paginator: {
    navigation: 'Pages de la liste',
    firstPage: 'Première page',
    previousPage: 'Page précédente',
    nextPage: 'Page suivante',
    lastPage: 'Dernière page',
    range: (start, end, length) => `${n(start)}–${n(end)} sur ${n(length)}`,
    page: (page, pages) => `Page ${n(page)} sur ${n(pages)}`,
    rowsPerPage: 'Lignes par page',
  },
  PeriodFilter: {
    from: 'Du',
    till: 'Au',
    apply: 'Appliquer',
    clear: 'Effacer la période',
    presets: 'Choix rapides',
    backwards: 'La fin ne peut pas précéder le début.',
    selected: '1 choisi',
  },
  PlanningTimeline: {
    machine: 'Machine',
    period: 'Périodes de location',
    today: 'Aujourd’hui',
    week: (month, week) => `${month} · sem. ${week}`,
    loading: 'Chargement du planning',
  },
  SearchField: { clear: 'Effacer la recherche' },
};
