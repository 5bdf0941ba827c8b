import type { Translation } from './translation.ts';

export const hu: Translation = {
  notice: {
    title: 'Sütik',
    text: 'Az oldal a működéséhez szükséges sütiket és hasonló technológiákat használ. Hozzájárulásával mi és más cégek az oldal használatának elemzésére és személyre szabására is alkalmazunk ilyeneket. Választását bármikor módosíthatja.',
    preferences: 'Sütibeállítások',
    acceptAll: 'Minden süti elfogadása',
    rejectAll: 'Minden süti elutasítása',
  },
  changed: {
    text: 'A választása óta megváltoztak az általunk használt szolgáltatások. Kérjük, válasszon újra.',
    added: 'Új: {services}',
    removed: 'Már nem használjuk: {services}',
  },
  reload: {
    text: 'Az oldal újratöltéséig még fut: {services}.',
    now: 'Oldal újratöltése',
    later: 'Később',
  },
  dialog: {
    title: 'Sütibeállítások',
    description:
      'Válassza ki, mit használhatunk azon felül, ami az oldal működéséhez szükséges. Ezt bármikor módosíthatja.',
    save: 'Mentés',
    acceptSelected: 'Kiválasztottak elfogadása',
    acceptAll: 'Összes elfogadása',
    rejectAll: 'Összes elutasítása',
    close: 'Bezárás mentés nélkül',
    services: 'Szolgáltatások',
    alwaysOn: 'Mindig bekapcsolva.',
    globalPrivacyControl:
      'Böngészője Global Privacy Control jelzést küld. Az opcionális szolgáltatások kikapcsolva maradnak, amíg el nem fogadja őket.',
    notLasting: 'Böngészője nem engedi, hogy eltároljuk a választását, így az csak az oldal elhagyásáig érvényes.',
    receipt: 'Választásaim igazolásának letöltése',
    policy: 'Sütitájékoztató (új lapon)',
    poweredBy: 'Működteti: klaro (új lapon)',
  },
  purposes: {
    functional: {
      title: 'Funkcionális',
      description: 'Az oldal működését és a hibák bejelentését szolgálja.',
    },
    personalisation: {
      title: 'Személyre szabás',
      description: 'Statisztikát gyűjt, rögzíti a látogatásokat, és személyre szabja az oldalt.',
    },
    performance: {
      title: 'Teljesítmény',
      description: 'Méri, milyen gyorsan és megbízhatóan működik az oldal.',
    },
    marketing: { title: 'Reklám', description: 'Más oldalakon mutatja meg ajánlatainkat.' },
  },
  services: {},
  gate: {
    text: 'A tartalom forrása: {service}. Csak az Ön hozzájárulásával töltődik be.',
    once: 'Most elfogadom',
    always: 'Mindig elfogadom',
  },
};
