import type { ShellLocale } from './labels.ts';

export const shell: ShellLocale = {
  BlockedBanner: { label: 'Konto zablokowane' },
  DataState: {
    loading: 'Wczytywanie',
    emptyTitle: 'Tu jeszcze nic nie ma',
    emptyText: 'Pojawi się tu to, co dodasz.',
    errorTitle: 'Nie udało się wczytać danych',
    errorText: 'Coś poszło nie tak po naszej stronie. Spróbuj ponownie za chwilę.',
    retry: 'Spróbuj ponownie',
    offlineTitle: 'Brak połączenia',
    offlineText: 'Dane wczytają się po przywróceniu połączenia.',
    noAccessTitle: 'Nie masz dostępu do tej strony',
    noAccessText: 'Poproś o uprawnienie administratora w swojej firmie.',
    reference: (reference) => `Numer referencyjny ${reference}`,
  },
  HelpMenu: { label: 'Pomoc' },
  Loader: { label: 'Wczytywanie' },
  Logo: { home: (product) => `${product}, strona główna` },
  MenuButton: { opensInNewTab: 'otwiera się w nowej karcie' },
  MessageBanner: { label: 'Ważna wiadomość', minimize: 'Zwiń', expand: 'Pokaż wiadomość' },
  MobileNavigation: { open: 'Otwórz nawigację', close: 'Zamknij nawigację', title: 'Nawigacja' },
  NavTabs: { label: 'Główna', more: 'Więcej' },
  NewOrderButton: { label: 'Nowe zamówienie', unavailable: 'W tej chwili nie możesz zamawiać.' },
  PrivacyMenu: { label: 'Prywatność i warunki' },
  ProfileMenu: { label: (name, initials) => `Profil ${initials} (${name})` },
  SkipLink: { label: 'Przejdź do treści' },
};
