import encodeQR from 'qr';
import { describe, expect, it } from 'vitest';
import { assetIdIn, labelTextOf, machineTextOf, pageIn } from './label-text.ts';
import { codeIn } from './use-scanner.ts';

const ID = '88888888-0000-4000-8000-000000000001';
const SCALE = 4;

/** The image of a code as a camera sees it: black on white. */
function pictureOf(text: string) {
  const rows = encodeQR(text, 'raw', { ecc: 'medium', border: 4 });
  const size = rows.length * SCALE;
  const data = new Uint8ClampedArray(size * size * 4);
  for (let at = 0; at < size * size; at += 1) {
    const isDark = rows[Math.floor(at / size / SCALE)]?.[Math.floor((at % size) / SCALE)] ?? false;
    data.set(isDark ? [0, 0, 0, 255] : [255, 255, 255, 255], at * 4);
  }
  return { data, width: size, height: size };
}

describe('the code of a label', () => {
  it('[DOM-05] is read as the asset that it was printed for', () => {
    expect(assetIdIn(codeIn(pictureOf(labelTextOf(ID))) ?? '')).toBe(ID);
  });

  it.each(['204 118', 'A/7', 'K.12'])('[PP-02] opens the page of machine %s', (fleetNumber) => {
    const text = codeIn(pictureOf(machineTextOf('NL', fleetNumber))) ?? '';
    const page = pageIn(text) ?? '';
    expect(page.split('/').map(decodeURIComponent)).toEqual(['', 'm', 'NL', fleetNumber]);
    // The server looks for a file where the last part has a dot.
    expect(page).not.toContain('.');
  });

  it.each([
    [`https://old.example/asset/assets/${ID}`, `/asset/assets/${ID}`],
    ['https://old.example/m/NL/204%20118', '/m/NL/204%20118'],
    ['https://old.example/m/NL', null],
    ['https://old.example/m/NL/1/2', null],
    ['204 118', null],
  ])('[PP-02] the code %s opens %s', (text, page) => {
    expect(pageIn(text)).toBe(page);
  });

  it('is found in no picture without one', () => {
    const data = new Uint8ClampedArray(100 * 100 * 4).fill(255);
    expect(codeIn({ data, width: 100, height: 100 })).toBeNull();
  });

  it.each([
    [`https://old.example/asset/assets/${ID}`, ID],
    [`https://old.example/asset/assets/${ID}/edit`, null],
    ['https://other.example/', null],
    ['204 118', null],
  ])('%s names %s', (text, id) => {
    expect(assetIdIn(text)).toBe(id);
  });
});
