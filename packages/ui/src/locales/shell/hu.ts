import type { ShellLocale } from './labels.ts';

export const shell: ShellLocale = {
  BlockedBanner: { label: 'Letiltott fiók' },
  DataState: {
    loading: 'Betöltés',
    emptyTitle: 'Itt még nincs semmi',
    emptyText: 'Amit hozzáad, itt jelenik meg.',
    errorTitle: 'Nem sikerült betölteni',
    errorText: 'Nálunk történt hiba. Próbálja újra egy pillanat múlva.',
    retry: 'Újra',
    offlineTitle: 'Nincs internetkapcsolat',
    offlineText: 'Betöltődik, amint újra van kapcsolat.',
    noAccessTitle: 'Nincs hozzáférése ehhez az oldalhoz',
    noAccessText: 'Kérje a jogosultságot a cége egyik rendszergazdájától.',
    reference: (reference) => `Hivatkozás: ${reference}`,
  },
  HelpMenu: { label: 'Súgó' },
  Loader: { label: 'Betöltés' },
  Logo: { home: (product) => `${product}, kezdőlap` },
  MenuButton: { opensInNewTab: 'új lapon nyílik meg' },
  MessageBanner: { label: 'Fontos üzenet', minimize: 'Kis méret', expand: 'Üzenet megjelenítése' },
  MobileNavigation: { open: 'Navigáció megnyitása', close: 'Navigáció bezárása', title: 'Navigáció' },
  NavTabs: { label: 'Fő navigáció', more: 'Továbbiak' },
  NewOrderButton: { label: 'Új rendelés', unavailable: 'Jelenleg nem tud rendelni.' },
  PrivacyMenu: { label: 'Adatvédelem és feltételek' },
  ProfileMenu: { label: (name, initials) => `Profil ${initials} (${name})` },
  SkipLink: { label: 'Ugrás a tartalomhoz' },
};
