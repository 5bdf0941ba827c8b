import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { tokenFor } from '../testing/epic-test.ts';
import { readToken } from './token.ts';

describe('an access token', () => {
  it('gives issuer, subject and expiry', () => {
    expect(readToken(tokenFor('ü-1'.normalize('NFD').replace(/[^\w-]/g, ''), 5_000))).toEqual({
      issuer: 'https://portal.example',
      subject: 'u-1',
      expiresAt: 5_000,
    });
  });

  it('[LO-03] that is invalid is null and never an exception', () => {
    fc.assert(fc.property(fc.string(), (text) => readToken(text) === null && readToken(`a.${text}.c`) === null));
    expect(readToken(['a', btoa('{"sub":"u"}'), 'c'].join('.'))).toBeNull();
    expect(readToken(['a', btoa('null'), 'c'].join('.'))).toBeNull();
  });
});
