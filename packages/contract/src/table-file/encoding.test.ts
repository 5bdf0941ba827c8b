import { describe, expect, it } from 'vitest';
import { type DecodedFile, decode, samplesOf } from './encoding.ts';

/** Encodes a text in an encoding with one byte for each character, such as Windows-1250. */
function bytesOf(text: string, encoding: string): ArrayBuffer {
  const decoder = new TextDecoder(encoding);
  const byChar = new Map(Array.from({ length: 256 }, (_, byte) => [decoder.decode(Uint8Array.of(byte)), byte]));
  return Uint8Array.from([...text], (char) => byChar.get(char) ?? 0x3f).buffer;
}
const utf8 = (text: string) => new TextEncoder().encode(text).buffer as ArrayBuffer;

const POLISH = 'tag;name;home\r\nPL-1;Ładowarka kołowa 5 t;Łódź, ul. Żwirki\r\nPL-2;Wiertnica długa;Gdańsk\r\n';
const HUNGARIAN = 'tag;name;home\r\nHU-1;Földfúró;Győr, Vasútállomás\r\nHU-2;Fűrész;Hűvösvölgyi út\r\n';
const GERMAN = 'tag;name;home\r\nDE-1;Schüttgutcontainer 5 m³;Größe „M“, 20 °C\r\n';
const FRENCH = 'tag;name;home\r\nFR-1;Nacelle à ciseaux;Bâtiment nº 2, dépôt élevé\r\n'.replace('nº', 'n°');
const DUTCH = 'tag;name;home\r\nNL-1;Rupskraan één;Coördinatiepunt België\r\n';
const ENGLISH = 'tag;name;home\r\nEN-1;Café lift – £500;Bay 4 ½\r\n';

const firstOf = ({ options, isSure }: DecodedFile) => [options[0].text, isSure];

describe('the encoding of a file', () => {
  it.each([
    ['pl', POLISH, 'windows-1250'],
    ['hu', HUNGARIAN, 'windows-1250'],
    ['de', GERMAN, 'windows-1252'],
    ['fr', FRENCH, 'windows-1252'],
    ['nl', DUTCH, 'windows-1252'],
    ['en-US', ENGLISH, 'windows-1252'],
    ['pl', POLISH, 'iso-8859-2'],
    ['fr', FRENCH, 'macintosh'],
    ['de', GERMAN.replace('³', '3'), 'macintosh'],
  ] as const)('[DOM-61] is told by the letters of %s: %#', (language, text, encoding) => {
    const bytes = bytesOf(text, encoding);
    expect(firstOf(decode(bytes, [language]))).toEqual([text, true]);
    // A user of another language is asked at most: nothing is read wrongly without a word.
    for (const own of ['en-US', 'de', 'fr', 'nl', 'hu', 'pl'] as const) {
      const { options, isSure } = decode(bytes, [own]);
      expect(options.map((option) => option.text)).toContain(text);
      if (isSure) expect(options[0].text).toBe(text);
    }
  });

  it('[DOM-61] is told by the letters of Polish to users of any language', () => {
    expect(firstOf(decode(bytesOf(POLISH, 'windows-1250'), ['nl']))).toEqual([POLISH, true]);
  });

  it('[DOM-61] is told by the mark of Unicode, or is UTF-8', () => {
    const utf16 = Uint8Array.from([
      0xff,
      0xfe,
      ...Array.from('Łódź', (char) => [char.charCodeAt(0) & 255, char.charCodeAt(0) >> 8]).flat(),
    ]);
    expect(decode(utf16.buffer, ['en-US'])).toEqual({
      options: [{ encoding: 'utf-16le', text: 'Łódź' }],
      isSure: true,
    });
    for (const text of [POLISH, `\ufeff${HUNGARIAN}`, 'tag;name\nA;Pump', '']) {
      expect(decode(utf8(text), ['en-US'])).toMatchObject({
        options: [{ text: text.replace(/^\ufeff/, '') }],
        isSure: true,
      });
    }
  });

  it('[DOM-61] is asked for where two languages explain the letters, with the words that differ', () => {
    // Hungarian in one encoding, French in the other: "Fűrész" and "Fûrész" both have letters of a language.
    const bytes = bytesOf('tag;name\r\nA;Fűrész 1\r\nB;Pump\r\nC;Fűrész 2\r\n', 'windows-1250');
    const file = decode(bytes, ['hu']);
    expect(file.isSure).toBe(false);
    expect(file.options.map(({ encoding }) => encoding)).toEqual(['windows-1250', 'windows-1252']);
    expect(samplesOf(file.options)).toEqual(['Fűrész 1 · Fűrész 2', 'Fûrész 1 · Fûrész 2']);
    expect(decode(bytes, ['nl']).options[0].encoding).toBe('windows-1252');
  });

  it('[DOM-61] is asked for where no language explains them', () => {
    const { isSure } = decode(bytesOf('tag;name\nA;Nuñez\nB;Señor', 'windows-1252'), ['en-US']);
    expect(isSure).toBe(false);
  });
});
