import type { RequestKind } from '@hireyard/contract';

/** Texts of requests in the language of the operating company. */
export interface RequestTexts {
  readonly titles: Readonly<Record<RequestKind, readonly string[]>>;
  readonly descriptions: Readonly<Record<'service' | 'billing' | 'change', readonly string[]>>;
  readonly freeText: string;
  readonly remark: string;
  readonly question: string;
  readonly answer: string;
  readonly ownAsset: string;
  readonly notSupplied: string;
  readonly rejected: string;
}

const NL: RequestTexts = {
  titles: {
    equipment: ['Hoogwerker en stroom voor gevel', 'Verdichting kabelsleuf', 'Bouwdrogers begane grond'],
    quote: ['Prijs voor aggregaten winterperiode', 'Prijs voor drie rupskranen'],
    service: ['Hoogwerker start niet', 'Schade aan bak van graafmachine'],
    billing: ['Een dag te veel berekend', 'Verkeerd PO-nummer op factuur'],
    change: ['Twee weken langer huren', 'Andere afleverplaats'],
  },
  descriptions: {
    service: [
      'Motor draait, maar slaat sinds vanochtend niet aan. Niemand staat erop.',
      'Bak is aan de linkerkant ingescheurd.',
    ],
    billing: [
      'De machine is op vrijdag afgemeld, de zaterdag staat er nog bij.',
      'Ons PO-nummer begint met 45, op de factuur staat een ander.',
    ],
    change: ['De ruwbouw loopt uit. Graag twee weken langer.', 'De machine gaat naar poort 5, aan de westkant.'],
  },
  freeText: 'Hijsbanden 2 t, 4 m',
  remark: 'zachte ondergrond, geen gladde banden',
  question: 'Is 60 kVA genoeg met de lascontainer erop?',
  answer: 'Ja. Het laswerk gaat dinsdag naar de andere kast.',
  ownAsset: 'BN-0321, opslag vak 2',
  notSupplied: 'Ligt in het magazijn op de bouwplaats, schap B',
  rejected: 'Het project heeft er al een die tot vrijdag vrij is.',
};

const DE: RequestTexts = {
  titles: {
    equipment: ['Bühne und Strom für die Fassade', 'Verdichtung Kabelgraben', 'Bautrockner Erdgeschoss'],
    quote: ['Preis für Aggregate im Winter', 'Preis für drei Raupenbagger'],
    service: ['Bühne startet nicht', 'Schaden am Löffel des Baggers'],
    billing: ['Ein Tag zu viel berechnet', 'Falsche Bestellnummer auf der Rechnung'],
    change: ['Zwei Wochen länger mieten', 'Anderer Lieferort'],
  },
  descriptions: {
    service: [
      'Der Motor dreht, springt aber seit heute Morgen nicht an. Niemand steht darauf.',
      'Der Löffel ist links eingerissen.',
    ],
    billing: [
      'Die Maschine ist am Freitag freigemeldet, der Samstag steht noch dabei.',
      'Unsere Bestellnummer beginnt mit 45, auf der Rechnung steht eine andere.',
    ],
    change: ['Der Rohbau verzögert sich. Bitte zwei Wochen länger.', 'Die Maschine soll an Tor 5, auf die Westseite.'],
  },
  freeText: 'Hebebänder 2 t, 4 m',
  remark: 'weicher Boden, keine glatten Reifen',
  question: 'Reichen 60 kVA mit dem Schweißcontainer?',
  answer: 'Ja. Das Schweißen kommt am Dienstag an den anderen Verteiler.',
  ownAsset: 'BN-0321, Lager Platz 2',
  notSupplied: 'Liegt im Magazin der Baustelle, Regal B',
  rejected: 'Das Projekt hat schon eines, das bis Freitag frei ist.',
};

/** Texts by operating company; the Polish demo client has no requests. */
export const REQUEST_TEXTS: Readonly<Record<'NL' | 'DE', RequestTexts>> = { NL, DE };
