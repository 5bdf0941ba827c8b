import type { Translation } from './types.ts';

export const de: Translation = {
  notice: {
    title: 'Cookies',
    text: 'Wir verwenden, was diese Website zum Funktionieren braucht. Mit Ihrer Einwilligung erfahren wir außerdem, wie die Website genutzt wird, und passen sie Ihren Bedürfnissen an.',
    preferences: 'Cookie-Einstellungen',
    acceptAll: 'Alle Cookies akzeptieren',
    rejectAll: 'Alle Cookies ablehnen',
  },
  changed: {
    text: 'Die Dienste, die wir verwenden, haben sich seit Ihrer Auswahl geändert. Bitte wählen Sie erneut.',
    added: 'Neu: {services}',
    removed: 'Nicht mehr verwendet: {services}',
  },
  reload: {
    text: 'Noch aktiv, bis die Seite neu geladen wird: {services}.',
    now: 'Seite neu laden',
    later: 'Später',
  },
  dialog: {
    title: 'Cookie-Einstellungen',
    description:
      'Wählen Sie, was wir außer dem technisch Notwendigen verwenden dürfen. Sie können dies jederzeit ändern.',
    save: 'Speichern',
    acceptSelected: 'Auswahl akzeptieren',
    acceptAll: 'Alle akzeptieren',
    rejectAll: 'Alle ablehnen',
    close: 'Schließen, ohne zu speichern',
    services: 'Dienste',
    alwaysOn: 'Immer aktiv.',
    globalPrivacyControl:
      'Ihr Browser bittet darum, Sie nicht zu verfolgen (Global Privacy Control). Optionale Dienste sind ausgeschaltet.',
    notLasting: 'Ihr Browser lässt uns Ihre Auswahl nicht speichern. Sie gilt, bis Sie diese Seite verlassen.',
    receipt: 'Nachweis meiner Auswahl herunterladen',
    policy: 'Cookie-Richtlinie (neuer Tab)',
  },
  purposes: {
    functional: {
      title: 'Funktional',
      description: 'Nötig, damit diese Website funktioniert und Sie ein Problem melden können.',
    },
    personalisation: {
      title: 'Personalisierung',
      description: 'Zeigt uns, wie die Website genutzt wird, und passt sie Ihren Bedürfnissen an.',
    },
    performance: {
      title: 'Leistung',
      description: 'Misst, wie schnell und wie zuverlässig die Website arbeitet.',
    },
    marketing: { title: 'Marketing', description: 'Zeigt Ihnen unsere Angebote auf anderen Websites.' },
  },
  services: {
    gtm: 'Lädt die technischen Teile der Website, die wir nicht selbst entwickeln.',
    usersnap: 'Damit schicken Sie uns eine Problemmeldung oder eine Idee, mit einem Bild der Seite.',
    'gtm pers': 'Lädt Statistiken und auf Sie zugeschnittene Inhalte.',
    clarity:
      'Zeichnet auf, wie Seiten genutzt werden: Klicks, Scrollen, Verweildauer. Von Ihnen eingegebener Text wird unkenntlich gemacht.',
  },
  gate: {
    text: 'Dieser Inhalt kommt von {service}. Er wird nur mit Ihrer Einwilligung geladen.',
    once: 'Einmal akzeptieren',
    always: 'Immer akzeptieren',
  },
};
