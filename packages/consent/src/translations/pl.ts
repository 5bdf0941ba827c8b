import type { Translation } from './translation.ts';

export const pl: Translation = {
  notice: {
    title: 'Pliki cookie',
    text: 'Ta strona używa plików cookie i podobnych technologii potrzebnych do jej działania. Za Państwa zgodą my i inne firmy używamy ich także do analizy korzystania ze strony i do jej personalizacji. Wybór można zmienić w każdej chwili.',
    preferences: 'Ustawienia plików cookie',
    acceptAll: 'Zaakceptuj wszystkie',
    rejectAll: 'Odrzuć wszystkie',
  },
  changed: {
    text: 'Usługi, których używamy, zmieniły się od czasu dokonania wyboru. Prosimy wybrać ponownie.',
    added: 'Nowe: {services}',
    removed: 'Już nieużywane: {services}',
  },
  reload: {
    text: 'Nadal aktywne do odświeżenia strony: {services}.',
    now: 'Odśwież stronę',
    later: 'Później',
  },
  dialog: {
    title: 'Ustawienia plików cookie',
    description:
      'Prosimy wybrać, czego możemy używać oprócz tego, co jest potrzebne do działania tej strony. Wybór można zmienić w każdej chwili.',
    save: 'Zapisz',
    acceptSelected: 'Zaakceptuj wybrane',
    acceptAll: 'Zaakceptuj wszystkie',
    rejectAll: 'Odrzuć wszystkie',
    close: 'Zamknij bez zapisywania',
    services: 'Usługi',
    alwaysOn: 'Zawsze włączone.',
    globalPrivacyControl:
      'Przeglądarka wysyła sygnał Global Privacy Control. Usługi opcjonalne są wyłączone do czasu ich zaakceptowania.',
    notLasting: 'Przeglądarka nie pozwala zapisać wyboru. Obowiązuje on do opuszczenia tej strony.',
    receipt: 'Pobierz potwierdzenie moich wyborów',
    policy: 'Polityka plików cookie (nowa karta)',
    poweredBy: 'Oparte na klaro (nowa karta)',
  },
  purposes: {
    functional: {
      title: 'Funkcjonalne',
      description: 'Wczytuje części tej strony i umożliwia zgłaszanie problemów.',
    },
    personalisation: {
      title: 'Personalizacja',
      description: 'Zbiera statystyki, rejestruje wizyty i dostosowuje stronę do potrzeb użytkownika.',
    },
    performance: { title: 'Wydajność', description: 'Mierzy, jak szybko i niezawodnie działa strona.' },
    marketing: { title: 'Reklama', description: 'Pokazuje nasze oferty na innych stronach.' },
  },
  services: {},
  gate: {
    text: 'Źródło tej treści: {service}. Wczytuje się ona tylko za Państwa zgodą.',
    once: 'Zaakceptuj raz',
    always: 'Akceptuj zawsze',
  },
};
