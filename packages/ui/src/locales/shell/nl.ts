import type { ShellLocale } from './labels.ts';

export const shell: ShellLocale = {
  BlockedBanner: { label: 'Account geblokkeerd' },
  DataState: {
    loading: 'Laden',
    emptyTitle: 'Hier staat nog niets',
    emptyText: 'Wat u toevoegt, verschijnt hier.',
    errorTitle: 'Dit kon niet worden geladen',
    errorText: 'Er ging bij ons iets mis. Probeer het zo meteen opnieuw.',
    retry: 'Opnieuw proberen',
    offlineTitle: 'U bent offline',
    offlineText: 'Dit wordt geladen zodra u weer verbinding hebt.',
    noAccessTitle: 'U hebt geen toegang tot deze pagina',
    noAccessText: 'Vraag een beheerder van uw bedrijf om het recht.',
    reference: (reference) => `Referentie ${reference}`,
  },
  HelpMenu: { label: 'Hulp' },
  Loader: { label: 'Laden' },
  Logo: { home: (product) => `${product}, startpagina` },
  MenuButton: { opensInNewTab: 'opent in een nieuw tabblad' },
  MessageBanner: { label: 'Belangrijk bericht', minimize: 'Minimaliseren', expand: 'Bericht tonen' },
  MobileNavigation: { open: 'Navigatie openen', close: 'Navigatie sluiten', title: 'Navigatie' },
  NavTabs: { label: 'Hoofdnavigatie', more: 'Meer' },
  NewOrderButton: { label: 'Nieuwe order', unavailable: 'U kunt op dit moment niet bestellen.' },
  PrivacyMenu: { label: 'Privacy en voorwaarden' },
  ProfileMenu: { label: (name, initials) => `Profiel ${initials} (${name})` },
  SkipLink: { label: 'Naar de inhoud' },
};
