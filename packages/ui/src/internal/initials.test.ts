import { describe, expect, it } from 'vitest';
import { initialsOf } from './initials.ts';

describe('[NAV-06] initialsOf', () => {
  it.each([
    ['Anna Visser', 'AV'],
    ['Anna van der Visser', 'AV'],
    ['  ödön  ', 'Ö'],
    ['', ''],
    ['𝒜da Łoś', '𝒜Ł'],
  ])('%j gives %j', (name, initials) => {
    expect(initialsOf(name)).toBe(initials);
  });
});
