import { expect, it } from 'vitest';
import { foldedText } from './text.ts';

it.each([
  ['Łódź Śródmieście', 'lodz srodmiescie'],
  ['Bühne ÉCLAIRAGE', 'buhne eclairage'],
  ['Őr, fűnyíró', 'or, funyiro'],
  ['Đakovo, Møllebæk, ısı', 'dakovo, mollebæk, isi'],
  ['20 m²', '20 m2'],
])('[DOM-33] %s is searched as "%s"', (text, folded) => {
  expect(foldedText(text)).toBe(folded);
});
