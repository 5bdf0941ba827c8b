import type { Language } from '../translations/translation.ts';

/** Texts of the table of cookies. */
export interface TableTexts {
  caption: string;
  name: string;
  service: string;
  purpose: string;
  kept: string;
  untilClosed: string;
  unknown: string;
  /** The service of the visitor's own choice. */
  choice: string;
  localStorage: string;
}

export const tableTexts: Record<Language, TableTexts> = {
  en: {
    caption: 'Cookies and similar data',
    name: 'Name',
    service: 'Service',
    purpose: 'Purpose',
    kept: 'Kept for',
    untilClosed: 'Until the browser is closed',
    unknown: 'As long as the service decides',
    choice: 'Your choice about cookies',
    localStorage: 'local storage',
  },
  de: {
    caption: 'Cookies und ähnliche Daten',
    name: 'Bezeichnung',
    service: 'Dienst',
    purpose: 'Zweck',
    kept: 'Speicherdauer',
    untilClosed: 'Bis der Browser geschlossen wird',
    unknown: 'Solange der Dienst es festlegt',
    choice: 'Ihre Auswahl zu Cookies',
    localStorage: 'lokaler Speicher',
  },
  fr: {
    caption: 'Cookies et données similaires',
    name: 'Nom',
    service: 'Service utilisé',
    purpose: 'Finalité',
    kept: 'Durée de conservation',
    untilClosed: 'Jusqu’à la fermeture du navigateur',
    unknown: 'Durée fixée par le service',
    choice: 'Votre choix concernant les cookies',
    localStorage: 'stockage local',
  },
  nl: {
    caption: 'Cookies en vergelijkbare gegevens',
    name: 'Naam',
    service: 'Dienst',
    purpose: 'Doel',
    kept: 'Bewaartermijn',
    untilClosed: 'Tot de browser wordt gesloten',
    unknown: 'Zo lang als de dienst bepaalt',
    choice: 'Uw keuze over cookies',
    localStorage: 'lokale opslag',
  },
  hu: {
    caption: 'Sütik és hasonló adatok',
    name: 'Név',
    service: 'Szolgáltatás',
    purpose: 'Cél',
    kept: 'Tárolás ideje',
    untilClosed: 'A böngésző bezárásáig',
    unknown: 'A szolgáltatás által meghatározott ideig',
    choice: 'Az Ön sütikre vonatkozó választása',
    localStorage: 'helyi tárhely',
  },
  pl: {
    caption: 'Pliki cookie i podobne dane',
    name: 'Nazwa',
    service: 'Usługa',
    purpose: 'Cel',
    kept: 'Okres przechowywania',
    untilClosed: 'Do zamknięcia przeglądarki',
    unknown: 'Tak długo, jak określa usługa',
    choice: 'Wybór dotyczący plików cookie',
    localStorage: 'pamięć lokalna',
  },
};
