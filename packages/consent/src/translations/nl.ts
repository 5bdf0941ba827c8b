import type { Translation } from './types.ts';

export const nl: Translation = {
  notice: {
    title: 'Over cookies',
    text: 'We gebruiken wat deze site nodig heeft om te werken. Met uw toestemming zien we ook hoe de site wordt gebruikt en stemmen we die op u af.',
    preferences: 'Cookievoorkeuren',
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
    later: 'Straks',
  },
  dialog: {
    title: 'Cookievoorkeuren',
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
      'Uw browser vraagt om u niet te volgen (Global Privacy Control). Optionele diensten staan uit.',
    notLasting: 'Uw browser laat ons uw keuze niet opslaan. Die geldt tot u deze pagina verlaat.',
    receipt: 'Bewijs van mijn keuzes downloaden',
    policy: 'Cookiebeleid (nieuw tabblad)',
  },
  purposes: {
    functional: {
      title: 'Functioneel',
      description: 'Nodig om deze site te laten werken en om een probleem te melden.',
    },
    personalisation: {
      title: 'Personalisatie',
      description: 'Laat ons zien hoe de site wordt gebruikt en stemt die op u af.',
    },
    performance: { title: 'Prestaties', description: 'Meet hoe snel en hoe betrouwbaar de site werkt.' },
    marketing: { title: 'Reclame', description: 'Toont u onze aanbiedingen op andere sites.' },
  },
  services: {
    gtm: 'Laadt de technische onderdelen van de site die we niet zelf bouwen.',
    usersnap: 'Hiermee meldt u ons een probleem of een idee, met een afbeelding van de pagina.',
    'gtm pers': 'Laadt statistieken en inhoud die op u is afgestemd.',
    clarity: 'Legt vast hoe pagina’s worden gebruikt: klikken, scrollen, tijd. Tekst die u invoert, wordt gemaskeerd.',
  },
  gate: {
    text: 'Deze inhoud komt van {service}. Die wordt alleen met uw toestemming geladen.',
    once: 'Eén keer accepteren',
    always: 'Altijd accepteren',
  },
};
