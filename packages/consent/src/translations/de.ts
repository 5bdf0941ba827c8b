import type { Translation } from './translation.ts';

export const de: Translation = {
  notice: {
    title: 'Cookies',
    text: 'Diese Website verwendet Cookies und ähnliche Techniken, die für ihren Betrieb nötig sind. Mit Ihrer Einwilligung werten wir und andere Unternehmen damit auch die Nutzung aus und passen die Website an Sie an. Sie können dies jederzeit ändern.',
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
      'Ihr Browser sendet das Signal Global Privacy Control. Optionale Dienste bleiben ausgeschaltet, bis Sie sie akzeptieren.',
    notLasting: 'Ihr Browser lässt uns Ihre Auswahl nicht speichern. Sie gilt, bis Sie diese Seite verlassen.',
    receipt: 'Nachweis meiner Auswahl herunterladen',
    policy: 'Cookie-Richtlinie (neuer Tab)',
    poweredBy: 'Technik von klaro (neuer Tab)',
  },
  purposes: {
    functional: {
      title: 'Funktional',
      description: 'Lädt Teile dieser Website und lässt Sie Probleme melden.',
    },
    personalisation: {
      title: 'Personalisierung',
      description: 'Erhebt Statistiken, zeichnet Besuche auf und passt die Website an Sie an.',
    },
    performance: {
      title: 'Leistung',
      description: 'Misst, wie schnell und wie zuverlässig die Website arbeitet.',
    },
    marketing: { title: 'Marketing', description: 'Zeigt Ihnen unsere Angebote auf anderen Websites.' },
  },
  services: {},
  gate: {
    text: 'Dieser Inhalt kommt von {service}. Er wird nur mit Ihrer Einwilligung geladen.',
    once: 'Einmal akzeptieren',
    always: 'Immer akzeptieren',
  },
};
