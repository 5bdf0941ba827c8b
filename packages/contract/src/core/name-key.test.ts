import { describe, expect, it } from 'vitest';
import { nameKey } from './name-key.ts';

describe('the key of a name', () => {
  it.each([
    ['case', 'ADMINISTRATOR'],
    ['Cyrillic letters', 'Аdmіnіѕtrаtоr'],
    ['Greek letters', 'Αdmιnιstratοr'],
    ['full-width letters', 'Ａｄｍｉｎｉｓｔｒａｔｏｒ'],
    ['mathematical letters', '𝐀𝐝𝐦𝐢𝐧𝐢𝐬𝐭𝐫𝐚𝐭𝐨𝐫'],
    ['a dotless i', 'admınıstrator'],
    ['Armenian letters', 'Administratօr'],
  ])('[DOM-07] does not differ by %s', (_what, name) => {
    expect(nameKey(name)).toBe(nameKey('Administrator'));
  });

  it('[DOM-05] is the same for a number in capital letters of another script, and for other blanks', () => {
    expect(nameKey('ВН-12')).toBe(nameKey('BH-12'));
    for (const tag of ['BH‑12', 'BH–12', 'BH−12', 'ВН‐12']) expect(nameKey(tag), tag).toBe(nameKey('BH-12'));
    expect(nameKey('Bouw\u00a0 plaats')).toBe(nameKey('bouw plaats'));
  });

  it('[DOM-07] differs by accents and by letters that do not look alike', () => {
    const names = ['Büro', 'Buro', 'Budowa', 'Будова', 'Склад', 'Sklad', 'BH-1', 'BH-l'];
    expect(new Set(names.map(nameKey)).size).toBe(names.length);
  });

  it('[DOM-07] is the same for an accent that is typed behind a letter of another script', () => {
    expect(nameKey('Gérant')).toBe(nameKey('Gе\u0301rant'));
    expect(nameKey('L’atelier')).toBe(nameKey("L'atelier"));
  });
});
