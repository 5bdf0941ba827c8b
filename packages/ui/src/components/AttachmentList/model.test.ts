import { describe, expect, it } from 'vitest';
import { kindOf, typeOf } from './model.ts';

describe('an attachment', () => {
  it.each([
    ['mast.jpg', 'JPG', 'image'],
    ['Report.final.PDF', 'PDF', 'file'],
    ['hours.xlsx', 'XLSX', 'sheet'],
    ['photos.zip', 'ZIP', 'archive'],
    ['round.mp4', 'MP4', 'film'],
    ['README', '', 'file'],
    ['.env', '', 'file'],
    ['Dr. Who and friends', '', 'file'],
  ])('%s is of the type “%s”, shown as %s', (name, type, kind) => {
    expect(typeOf(name)).toBe(type);
    expect(kindOf(name)).toBe(kind);
  });
});
