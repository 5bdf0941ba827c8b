import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { ownPath, returnPath, signInAddress } from './return-url.ts';

const segment = fc.stringMatching(/^[a-z0-9-]{1,12}$/);
const ownPlace = fc.record({
  pathname: fc.array(segment, { minLength: 1, maxLength: 5 }).map((parts) => `/${parts.join('/')}`),
  search: fc
    .dictionary(segment, fc.string({ maxLength: 20 }), { maxKeys: 4 })
    .map((query) => new URLSearchParams(query).toString())
    .map((query) => (query ? `?${query}` : '')),
  hash: fc.oneof(
    fc.constant(''),
    segment.map((name) => `#${name}`),
  ),
});

describe('returnUrl', () => {
  it('[RT-08] leads back to the very page, with its query and hash', () => {
    fc.assert(
      fc.property(ownPlace, (place) => {
        const address = signInAddress(place);
        expect(returnPath(address.slice(address.indexOf('?')))).toBe(place.pathname + place.search + place.hash);
      }),
    );
  });

  it.each([
    'https://evil.example/',
    'http:/order',
    'javascript:alert(1)',
    'data:text/html,x',
    '//evil.example',
    '///evil.example',
    '/\\evil.example',
    '\\\\evil.example',
    '/\t/evil.example',
    '/\n/evil.example',
    '\u0000/order',
    ' /order',
    '/.//evil.example',
    '/a/..//evil.example',
    '/%2e//evil.example',
    'order/contracts',
    '',
  ])('[RT-08] does not follow %j', (address) => {
    expect(ownPath(address)).toBeNull();
    expect(returnPath(`?${new URLSearchParams({ returnUrl: address })}`)).toBe('/');
  });

  it('[RT-08] whatever it is given, it stays on the origin it is on', () => {
    const hostile = fc.oneof(
      fc.string({ unit: 'binary' }),
      fc.webUrl(),
      fc
        .array(
          fc.constantFrom(
            '/',
            '\\',
            '.',
            '..',
            '%2e',
            '%2f',
            '\t',
            '\n',
            '\r',
            ':',
            '@',
            'evil.example',
            'https',
            'javascript',
          ),
          {
            maxLength: 8,
          },
        )
        .map((parts) => parts.join('')),
    );
    fc.assert(
      fc.property(hostile, (address) => {
        const path = ownPath(address);
        if (path === null) return;
        expect(new URL(path, 'https://portal.example').origin).toBe('https://portal.example');
        expect(path).toMatch(/^\/(?!\/)/);
      }),
      { numRuns: 2000 },
    );
  });

  it('[RT-08] does not come back to signing in itself', () => {
    expect(returnPath('?returnUrl=/auth/login')).toBe('/');
    expect(returnPath('')).toBe('/');
  });
});
