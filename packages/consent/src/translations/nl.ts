import type { Translation } from './translation.ts';

export const nl: Translation = {
  notice: {
    title: 'Over cookies',
    text: 'Deze site gebruikt cookies en vergelijkbare technieken die nodig zijn om te werken. Met uw toestemming meten wij en andere bedrijven daarmee ook het gebruik en stemmen we de site op u af. U kunt dit altijd wijzigen.',
    preferences: 'Cookie-instellingen',
    acceptAll: 'Alle cookies accepteren',
    rejectAll: 'Alle cookies weigeren',
  },
  changed: {
    text: 'De diensten die we gebruiken, zijn veranderd sinds uw keuze. Maak opnieuw een keuze.',
    added: 'Nieuw: {services}',
    removed: 'Niet meer in gebruik: {services}',
  },
  reload: {
    text: 'Nog actief tot de pagina opnieuw is geladen: {services}.',
    now: 'Pagina opnieuw laden',
    later: 'Later',
  },
  dialog: {
    title: 'Cookie-instellingen',
    description:
      'Kies wat we mogen gebruiken naast wat deze site nodig heeft om te werken. U kunt dit altijd wijzigen.',
    save: 'Opslaan',
    acceptSelected: 'Selectie accepteren',
    acceptAll: 'Alles accepteren',
    rejectAll: 'Alles weigeren',
    close: 'Sluiten zonder opslaan',
    services: 'Diensten',
    alwaysOn: 'Altijd aan.',
    globalPrivacyControl:
      'Uw browser stuurt het signaal Global Privacy Control. Optionele diensten blijven uit totdat u ze accepteert.',
    notLasting: 'Uw browser laat ons uw keuze niet opslaan. Die geldt tot u deze pagina verlaat.',
    receipt: 'Bewijs van mijn keuzes downloaden',
    policy: 'Cookiebeleid (nieuw tabblad)',
    poweredBy: 'Mogelijk gemaakt door klaro (nieuw tabblad)',
  },
  purposes: {
    functional: {
      title: 'Functioneel',
      description: 'Laadt onderdelen van deze site en laat u problemen melden.',
    },
    personalisation: {
      title: 'Personalisatie',
      description: 'Verzamelt statistieken, neemt bezoeken op en stemt de site op u af.',
    },
    performance: { title: 'Prestaties', description: 'Meet hoe snel en hoe betrouwbaar de site werkt.' },
    marketing: { title: 'Marketing', description: 'Toont u onze aanbiedingen op andere sites.' },
  },
  services: {},
  gate: {
    text: 'Deze inhoud komt van {service}. Die wordt alleen met uw toestemming geladen.',
    once: 'Eén keer accepteren',
    always: 'Altijd accepteren',
  },
};
