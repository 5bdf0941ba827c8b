import type { Translation } from './types.ts';

export const pl: Translation = {
  notice: {
    title: 'Pliki cookie',
    text: 'Używamy tego, co jest potrzebne do działania tej strony. Za Twoją zgodą dowiadujemy się też, jak użytkownicy korzystają ze strony, i dostosowujemy ją do Twoich potrzeb.',
    preferences: 'Ustawienia plików cookie',
    acceptAll: 'Zaakceptuj wszystkie pliki cookie',
    rejectAll: 'Odrzuć wszystkie pliki cookie',
  },
  changed: {
    text: 'Usługi, których używamy, zmieniły się od czasu Twojego wyboru. Wybierz ponownie.',
    added: 'Nowe: {services}',
    removed: 'Już nieużywane: {services}',
  },
  reload: {
    text: 'Nadal aktywne do ponownego wczytania strony: {services}.',
    now: 'Wczytaj stronę ponownie',
    later: 'Później',
  },
  dialog: {
    title: 'Ustawienia plików cookie',
    description:
      'Wybierz, czego możemy używać oprócz tego, co jest potrzebne do działania tej strony. Możesz to zmienić w każdej chwili.',
    save: 'Zapisz',
    acceptSelected: 'Zaakceptuj wybrane',
    acceptAll: 'Zaakceptuj wszystkie',
    rejectAll: 'Odrzuć wszystkie',
    close: 'Zamknij bez zapisywania',
    services: 'Usługi',
    alwaysOn: 'Zawsze włączone.',
    globalPrivacyControl:
      'Twoja przeglądarka prosi, by Cię nie śledzić (Global Privacy Control). Usługi opcjonalne są wyłączone.',
    notLasting: 'Twoja przeglądarka nie pozwala zapisać wyboru. Obowiązuje on do opuszczenia tej strony.',
    receipt: 'Pobierz potwierdzenie moich wyborów',
    policy: 'Polityka plików cookie (nowa karta)',
  },
  purposes: {
    functional: {
      title: 'Funkcjonalne',
      description: 'Potrzebne do działania tej strony i do zgłaszania problemów.',
    },
    personalisation: {
      title: 'Personalizacja',
      description: 'Pokazuje nam, jak użytkownicy korzystają ze strony, i dostosowuje ją do Twoich potrzeb.',
    },
    performance: { title: 'Wydajność', description: 'Mierzy, jak szybko i niezawodnie działa strona.' },
    marketing: { title: 'Reklama', description: 'Pokazuje nasze oferty na innych stronach.' },
  },
  services: {
    gtm: 'Wczytuje techniczne części strony, których nie tworzymy sami.',
    usersnap: 'Pozwala zgłosić nam problem lub pomysł wraz z obrazem strony.',
    'gtm pers': 'Wczytuje statystyki i treści dostosowane do Twoich potrzeb.',
    clarity:
      'Rejestruje, jak użytkownicy korzystają ze stron: kliknięcia, przewijanie, czas. Wpisywany tekst jest maskowany.',
  },
  gate: {
    text: 'Źródło tej treści: {service}. Wczytuje się ona tylko za Twoją zgodą.',
    once: 'Zaakceptuj raz',
    always: 'Akceptuj zawsze',
  },
};
