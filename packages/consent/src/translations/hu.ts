import type { Translation } from './types.ts';

export const hu: Translation = {
  notice: {
    title: 'Sütik',
    text: 'Azt használjuk, ami az oldal működéséhez szükséges. Hozzájárulásával azt is megtudjuk, hogyan használják az oldalt, és azt az Ön igényeihez igazítjuk.',
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
      'Böngészője azt kéri, hogy ne kövessük (Global Privacy Control). A nem kötelező szolgáltatások ki vannak kapcsolva.',
    notLasting: 'Böngészője nem engedi, hogy eltároljuk a választását, így az csak az oldal elhagyásáig érvényes.',
    receipt: 'Választásaim igazolásának letöltése',
    policy: 'Sütitájékoztató (új lapon)',
  },
  purposes: {
    functional: {
      title: 'Működéshez szükséges',
      description: 'Az oldal működéséhez és a hibák bejelentéséhez szükséges.',
    },
    personalisation: {
      title: 'Személyre szabás',
      description: 'Megmutatja, hogyan használják az oldalt, és azt az Ön igényeihez igazítja.',
    },
    performance: {
      title: 'Teljesítmény',
      description: 'Méri, milyen gyorsan és megbízhatóan működik az oldal.',
    },
    marketing: { title: 'Reklám', description: 'Más oldalakon mutatja meg ajánlatainkat.' },
  },
  services: {
    gtm: 'Betölti az oldal azon technikai részeit, amelyeket nem mi készítünk.',
    usersnap: 'Segítségével hibát vagy ötletet küldhet nekünk az oldal képével együtt.',
    'gtm pers': 'Statisztikát és az Ön igényeihez igazított tartalmat tölt be.',
    clarity: 'Rögzíti az oldalak használatát: kattintás, görgetés, időtartam. Az Ön által beírt szöveget elfedi.',
  },
  gate: {
    text: 'A tartalom forrása: {service}. Csak az Ön hozzájárulásával töltődik be.',
    once: 'Egyszeri elfogadás',
    always: 'Elfogadás mindig',
  },
};
