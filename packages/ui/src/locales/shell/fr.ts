import type { ShellLocale } from './labels.ts';

export const shell: ShellLocale = {
  BlockedBanner: { label: 'Compte bloqué' },
  DataState: {
    loading: 'Chargement',
    emptyTitle: 'Rien ici pour le moment',
    emptyText: 'Ce que vous ajoutez apparaîtra ici.',
    errorTitle: 'Le chargement a échoué',
    errorText: 'Un problème est survenu de notre côté. Réessayez dans un instant.',
    retry: 'Réessayer',
    offlineTitle: 'Vous êtes hors ligne',
    offlineText: 'Le contenu se chargera dès que vous serez reconnecté.',
    noAccessTitle: 'Vous n’avez pas accès à cette page',
    noAccessText: 'Demandez ce droit à un administrateur de votre entreprise.',
    reference: (reference) => `Référence ${reference}`,
  },
  HelpMenu: { label: 'Aide' },
  Loader: { label: 'Chargement' },
  Logo: { home: (product) => `${product}, accueil` },
  MenuButton: { opensInNewTab: 's’ouvre dans un nouvel onglet' },
  MessageBanner: { label: 'Message important', minimize: 'Réduire', expand: 'Afficher le message' },
  MobileNavigation: { open: 'Ouvrir la navigation', close: 'Fermer la navigation', title: 'Navigation' },
  NavTabs: { label: 'Navigation principale', more: 'Plus' },
  NewOrderButton: { label: 'Nouvelle commande', unavailable: 'Vous ne pouvez pas commander pour le moment.' },
  PrivacyMenu: { label: 'Confidentialité et conditions' },
  ProfileMenu: { label: (name, initials) => `Profil ${initials} (${name})` },
  SkipLink: { label: 'Aller au contenu' },
};
