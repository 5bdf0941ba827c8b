import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { parseConsents, parseMoment } from './parse.ts';

describe('a stored choice', () => {
  it('[CC-06] reads the plain map and klaro’s own encoded form', () => {
    fc.assert(
      fc.property(fc.dictionary(fc.string(), fc.boolean(), { noNullPrototype: true }), (consents) => {
        const text = JSON.stringify(consents);
        expect(parseConsents(text)).toEqual(JSON.parse(text));
        expect(parseConsents(encodeURIComponent(text))).toEqual(JSON.parse(text));
      }),
    );
  });

  it.each([
    null,
    '',
    'null',
    '[]',
    '[true]',
    'true',
    '1',
    '"gtm"',
    '{"gtm":1}',
    '{"gtm":"true"}',
    '{"gtm":null}',
    '{"gtm":true',
    '%',
    '%7B%22gtm%22',
    '%5B%5D',
    'undefined',
  ])('[CC-06] does not take %j for a choice', (text) => {
    expect(parseConsents(text)).toBeNull();
  });

  it('[CC-06] takes no text whatever down', () => {
    fc.assert(fc.property(fc.string(), (text) => void parseConsents(text)));
  });

  it('[CC-07] reads a moment as an instant or as milliseconds', () => {
    expect(parseMoment('2026-11-20T09:00:00.000Z')).toBe(Date.UTC(2026, 10, 20, 9));
    expect(parseMoment('1795165200000')).toBe(1_795_165_200_000);
    expect(parseMoment('soon')).toBeNaN();
  });
});
