import type { ShellLocale } from './labels.ts';

export const shell: ShellLocale = {
  BlockedBanner: { label: 'Konto gesperrt' },
  DataState: {
    loading: 'Wird geladen',
    emptyTitle: 'Hier ist noch nichts',
    emptyText: 'Was Sie hinzufügen, erscheint hier.',
    errorTitle: 'Das konnte nicht geladen werden',
    errorText: 'Bei uns ist etwas schiefgegangen. Versuchen Sie es gleich noch einmal.',
    retry: 'Erneut versuchen',
    offlineTitle: 'Sie sind offline',
    offlineText: 'Dies wird geladen, sobald Sie wieder verbunden sind.',
    noAccessTitle: 'Sie haben keinen Zugriff auf diese Seite',
    noAccessText: 'Bitten Sie eine Administratorin oder einen Administrator Ihres Unternehmens um das Recht.',
    reference: (reference) => `Referenz ${reference}`,
  },
  HelpMenu: { label: 'Hilfe' },
  Loader: { label: 'Wird geladen' },
  Logo: { home: (product) => `${product}, Startseite` },
  MenuButton: { opensInNewTab: 'öffnet in einem neuen Tab' },
  MessageBanner: { label: 'Wichtige Mitteilung', minimize: 'Minimieren', expand: 'Mitteilung anzeigen' },
  MobileNavigation: { open: 'Navigation öffnen', close: 'Navigation schließen', title: 'Navigation' },
  NavTabs: { label: 'Hauptnavigation', more: 'Mehr' },
  NewOrderButton: { label: 'Neue Bestellung', unavailable: 'Sie können derzeit nicht bestellen.' },
  PrivacyMenu: { label: 'Datenschutz und Bedingungen' },
  ProfileMenu: { label: (name, initials) => `Profil ${initials} (${name})` },
  SkipLink: { label: 'Zum Inhalt springen' },
};
