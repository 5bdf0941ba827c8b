import { type CellValue, writeXlsx } from 'hucre/xlsx';
import { describe, expect, it } from 'vitest';
import { readWorkbook } from './workbook.ts';

const bookOf = (rows: CellValue[][]) => writeXlsx({ sheets: [{ name: 'depots', rows }] });

/** Moves the directory of a ZIP into a record of ZIP64, and lets the older one say something else. */
function withSecondDirectory(zip: Uint8Array, older: { readonly count: number; readonly size: number }): Uint8Array {
  const end = endOf(zip);
  const old = new DataView(zip.buffer, zip.byteOffset + end, 22);
  const record = new DataView(new ArrayBuffer(56));
  record.setUint32(0, 0x06064b50, true);
  record.setBigUint64(4, 44n, true);
  for (const at of [24, 32]) record.setBigUint64(at, BigInt(old.getUint16(10, true)), true);
  record.setBigUint64(40, BigInt(old.getUint32(12, true)), true);
  record.setBigUint64(48, BigInt(old.getUint32(16, true)), true);
  const locator = new DataView(new ArrayBuffer(20));
  locator.setUint32(0, 0x07064b50, true);
  locator.setBigUint64(8, BigInt(end), true);
  locator.setUint32(16, 1, true);
  const last = zip.slice(end);
  const view = new DataView(last.buffer);
  for (const at of [8, 10]) view.setUint16(at, older.count, true);
  view.setUint32(12, older.size, true);
  const parts = [zip.slice(0, end), new Uint8Array(record.buffer), new Uint8Array(locator.buffer), last];
  return new Uint8Array(Buffer.concat(parts));
}

const endOf = (zip: Uint8Array) => Buffer.from(zip).lastIndexOf('PK\u0005\u0006', undefined, 'latin1');

describe('a workbook', () => {
  it('[OP-64] is not unpacked where a second directory could name other sizes', async () => {
    const sound = await bookOf([['name'], ['North']]);
    expect(await readWorkbook(sound)).toHaveLength(1);
    const end = endOf(sound);
    const apart = Buffer.concat([sound.slice(0, end), Buffer.alloc(76), sound.slice(end)]);
    expect(await readWorkbook(new Uint8Array(apart))).toBe('workbook');
    for (const count of [0, 0xffff])
      expect(await readWorkbook(withSecondDirectory(sound, { count, size: 0xffffffff }))).toBe('workbook');
  });

  it('[OP-64] is too large where its cells hold more than a list of a company, by one text that all of them refer to', async () => {
    const text = 'x'.repeat(32_767);
    const rows = (count: number, cells: number, cell = text) =>
      bookOf(Array.from({ length: count }, () => Array.from({ length: cells }, () => cell)));
    expect(await readWorkbook(await rows(1, 1))).toHaveLength(1);
    expect(await readWorkbook(await rows(1, 1, `${text}x`))).toBe('tooLarge');
    expect(await readWorkbook(await rows(1, 31))).toBe('tooLarge');
    const inAll = await rows(120, 26);
    expect(inAll.length).toBeLessThan(1_000_000);
    expect(await readWorkbook(inAll)).toBe('tooLarge');
  });
});
