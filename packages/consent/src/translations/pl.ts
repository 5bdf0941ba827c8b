import type { Translation } from './types.ts';

export const pl: Translation = {
  notice: {
    title: 'Pliki cookie',
    text: 'Używamy tego, co jest potrzebne do działania tej strony. Za Twoją zgodą dowiadujemy się też, jak jest używana, i dostosowujemy ją do Ciebie.',
    preferences: 'Ustawienia plików cookie',
    acceptAll: 'Zaakceptuj wszystkie pliki cookie',
    rejectAll: 'Odrzuć wszystkie pliki cookie',
  },
  changed: {
    text: 'Usługi, których używamy, zmieniły się od Twojego wyboru. Wybierz ponownie.',
    added: 'Nowe: {services}',
    removed: 'Już nieużywane: {services}',
  },
  reload: {
    text: 'Twój wybór został zapisany. Po ponownym wczytaniu strony przestanie działać: {services}.',
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
  },
  purposes: {
    functional: {
      title: 'Funkcjonalne',
      description: 'Potrzebne do działania tej strony i do zgłaszania problemów.',
    },
    personalisation: {
      title: 'Personalizacja',
      description: 'Pokazuje nam, jak strona jest używana, i dostosowuje ją do Ciebie.',
    },
    performance: { title: 'Wydajność', description: 'Mierzy, jak szybko i niezawodnie działa strona.' },
    marketing: { title: 'Reklama', description: 'Pokazuje nasze oferty na innych stronach.' },
  },
  services: {
    gtm: 'Wczytuje techniczne części strony, których nie tworzymy sami.',
    usersnap: 'Pozwala wysłać nam problem lub pomysł z obrazem strony.',
    'gtm pers': 'Wczytuje statystyki i treści dostosowane do Ciebie.',
    clarity: 'Zapisuje, jak używane są strony: kliknięcia, przewijanie, czas. Wpisywany tekst jest zakrywany.',
  },
  gate: {
    text: 'Ta treść pochodzi z {service}. Wczytuje się tylko za Twoją zgodą.',
    once: 'Zaakceptuj raz',
    always: 'Akceptuj zawsze',
  },
};
