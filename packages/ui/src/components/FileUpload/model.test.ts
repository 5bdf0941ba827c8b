import { describe, expect, it } from 'vitest';
import { type FileRules, sortFiles, typeNames } from './model.ts';

const rules: FileRules = { accept: ['.pdf', 'image/*'], maxBytes: 1_000, maxFiles: 3 };
const file = (name: string, own: { type?: string; size?: number } = {}) => ({ name, type: '', size: 10, ...own });

describe('what may be uploaded', () => {
  it.each([
    [file('film.mov', { type: 'video/quicktime' }), 'wrongType'],
    [file('large.pdf', { size: 1_001 }), 'tooLarge'],
    [file('empty.pdf', { size: 0 }), 'empty'],
  ])('[UI-01] refuses $name', (one, kind) => {
    expect(sortFiles([one], rules, 0)).toEqual({ taken: [], refused: [{ name: one.name, kind }] });
  });

  it('[UI-01] knows types by ending, whatever its case, and by media type', () => {
    const files = [file('A.PDF'), file('photo', { type: 'image/jpeg' })];
    expect(sortFiles(files, rules, 0).taken).toEqual(files);
    expect(sortFiles([file('any.xyz')], { ...rules, accept: [] }, 0).refused).toEqual([]);
  });

  it('[UI-01] counts what is there already, and only what is taken', () => {
    const files = [file('film.mov'), file('a.pdf'), file('b.pdf')];
    expect(sortFiles(files, rules, 2)).toEqual({
      taken: [files[1]],
      refused: [
        { name: 'film.mov', kind: 'wrongType' },
        { name: 'b.pdf', kind: 'tooMany' },
      ],
    });
  });

  it('[UI-04] names types for people', () => {
    expect(typeNames(['.pdf', 'image/png'])).toBe('PDF, PNG');
  });
});
