/** Columns of a file, named as in the API. Files may use the portal's headings in any of its languages too. */
export const COLUMNS = ['tag', 'name', 'productCode', 'make', 'model', 'serialNumber', 'year', 'home'] as const;
export type Column = (typeof COLUMNS)[number];
/** `ownership` marks the rented machines of an exported list. They are not imported. */
export type Heading = Column | 'ownership';

/** Headings of the form and of an exported list in English, German, French, Dutch, Hungarian and Polish. */
export const HEADINGS: Readonly<Record<Heading, readonly string[]>> = {
  tag: ['Number', 'Nummer', 'Numéro', 'Szám', 'Numer'],
  name: [
    ...['Name', 'Bezeichnung', 'Nom', 'Naam', 'Megnevezés', 'Nazwa'],
    ...['Asset', 'Gerät', 'Matériel', 'Materieel', 'Eszköz', 'Sprzęt'],
  ],
  productCode: [
    ...['Product class', 'Geräteklasse', 'Classe de matériel', 'Materieelklasse', 'Termékosztály', 'Klasa sprzętu'],
    ...['Product code', 'Produktcode', 'Code produit', 'Productcode', 'Termékkód', 'Kod produktu'],
  ],
  make: ['Make', 'Hersteller', 'Marque', 'Merk', 'Gyártó', 'Marka'],
  model: ['Model', 'Modell', 'Modèle', 'Típus'],
  serialNumber: ['Serial number', 'Seriennummer', 'Numéro de série', 'Serienummer', 'Gyári szám', 'Numer seryjny'],
  year: ['Year', 'Baujahr', 'Année', 'Bouwjaar', 'Gyártási év', 'Rok produkcji'],
  home: ['Kept at', 'Standort', 'Lieu de stockage', 'Vaste plek', 'Tárolási hely', 'Miejsce postoju'],
  ownership: ['Ownership', 'Eigentum', 'Propriété', 'Eigendom', 'Tulajdon', 'Własność'],
};
/** Value of the column `ownership` of a rented machine. */
export const RENTED: readonly string[] = ['Rented', 'Gemietet', 'Loué', 'Gehuurd', 'Bérelt', 'Wynajęty'];

/** Compares headings without case, blanks and punctuation. */
const key = (heading: string) =>
  heading
    .normalize('NFC')
    .toLowerCase()
    .replaceAll(/[^\p{L}\p{N}]/gu, '');

const BY_KEY: ReadonlyMap<string, Heading> = new Map(
  (Object.keys(HEADINGS) as Heading[]).flatMap((heading) =>
    [heading, ...HEADINGS[heading]].map((text): [string, Heading] => [key(text), heading]),
  ),
);
const RENTED_KEYS = new Set(RENTED.map(key));

/** Returns the column of a heading, or undefined if it is not imported. */
export const headingOf = (text: string): Heading | undefined => BY_KEY.get(key(text));
export const isRented = (text: string): boolean => RENTED_KEYS.has(key(text));
