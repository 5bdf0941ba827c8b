import { describe, expect, it } from 'vitest';
import { portalPolicy } from './content-security-policy.ts';

const environment = {
  apiUrl: '/api',
  apiUrlUsermgmt: '/api/usermgmt',
  apiUrlRequest: '/api/request',
  apiUrlOverview: '/api/overview',
};
const off = { gtmId: '', gtmPersId: '', clarityId: '', usersnapKey: '', sentryDsn: '' };
const policyOf = (bases: object = {}, integrations: object = {}) => {
  const text = portalPolicy({ ...environment, ...bases }, { integrations: { ...off, ...integrations } });
  return Object.fromEntries(
    text.split('; ').map((directive) => [directive.split(' ')[0], directive.split(' ').slice(1)]),
  );
};

describe('the content security policy', () => {
  it('[OP-04] lets the portal reach itself alone while nothing is moved or configured', () => {
    expect(policyOf()).toEqual({
      'default-src': ["'self'"],
      'script-src': ["'self'"],
      'style-src': ["'self'", "'sha256-47DEQpj8HBSa+/TImW+5JCeuQeRkm5NMpJWZG3hSuFU='"],
      'connect-src': ["'self'"],
      'img-src': ["'self'", 'data:'],
      'font-src': ["'self'"],
      'frame-src': ["'none'"],
      'worker-src': ["'self'"],
      'manifest-src': ["'self'"],
      'object-src': ["'none'"],
      'base-uri': ["'none'"],
      'form-action': ["'self'"],
      'frame-ancestors': ["'none'"],
      'require-trusted-types-for': ["'script'"],
      'trusted-types': ['hireyard-consent', 'hireyard-worker'],
    });
  });

  it('[OP-04] lets it reach the origins that bases were moved to, each once and without a path', () => {
    const moved = {
      apiUrlRequest: 'https://requests.example/api/request',
      apiUrlOverview: 'https://requests.example:443/x',
    };
    expect(policyOf(moved)['connect-src']).toEqual(["'self'", 'https://requests.example']);
  });

  it('[OP-04] opens what a configured integration needs and nothing of the others', () => {
    const text = portalPolicy(environment, {
      integrations: { ...off, clarityId: 'abc', sentryDsn: 'https://key@errors.example/1' },
    });
    expect(text).toContain('https://www.clarity.ms');
    expect(text).toContain('https://errors.example');
    expect(text).not.toMatch(/google|usersnap|key@/);
    expect(policyOf({}, { gtmPersId: 'GTM-1' })['script-src']).toEqual(["'self'", 'https://www.googletagmanager.com']);
    expect(policyOf({}, { usersnapKey: 'k' })['connect-src']).toEqual(["'self'", 'https://*.usersnap.com']);
  });

  it.each([
    [{}, ['hireyard-consent', 'hireyard-worker']],
    [{ sentryDsn: 'https://key@errors.example/1' }, ['hireyard-consent', 'hireyard-worker']],
    [{ gtmId: 'GTM-1' }, ['hireyard-consent', 'hireyard-worker', 'default']],
    [{ gtmPersId: 'GTM-2' }, ['hireyard-consent', 'hireyard-worker', 'default']],
    [{ usersnapKey: 'k' }, ['hireyard-consent', 'hireyard-worker', 'default']],
    [{ clarityId: 'c' }, ['hireyard-consent', 'hireyard-worker', 'default']],
  ])('[CC-09] [OP-04] lets the scripts of %j through consent alone', (integrations, policies) => {
    expect(policyOf({}, integrations)['trusted-types']).toEqual(policies);
    expect(policyOf({}, integrations)['script-src']).not.toContain("'unsafe-inline'");
  });

  it('[OP-04] lets pictures come from the host of the tiles, and nothing else from there', () => {
    const tiles = (address: unknown) => portalPolicy(environment, { integrations: off, map: { tiles: address } });
    const strict = portalPolicy(environment, { integrations: off });
    expect(tiles('https://tiles.example:8443/{z}/{x}/{y}.png?key=a')).toBe(
      strict.replace("img-src 'self' data:", "img-src 'self' data: https://tiles.example:8443"),
    );
    for (const none of [
      '',
      '/tiles/{z}/{x}/{y}.png',
      'data:{z}{x}{y}',
      "https://t.example; script-src 'none'/{z}",
      7,
    ]) {
      expect(tiles(none), String(none)).toBe(strict);
    }
    expect(portalPolicy(environment, { integrations: off, map: 'all' })).toBe(strict);
  });

  it('[OP-04] takes no directive out of a config file, and stays strict when one is missing or odd', () => {
    const strict = portalPolicy(environment, { integrations: off });
    const evil = { apiUrl: "https://x.example; script-src 'unsafe-inline'", apiUrlRequest: 'javascript:alert(1)' };
    expect(portalPolicy({ ...environment, ...evil }, {})).toBe(strict);
    for (const host of ['x.example;sandbox', 'x.example,default-src', "x.example'none'", '*']) {
      const sentry = { integrations: { ...off, sentryDsn: `https://key@${host}/1` } };
      expect(portalPolicy({ ...environment, apiUrl: `https://${host}/api` }, sentry), host).toBe(strict);
    }
    expect(policyOf({ apiUrl: 'http://[2001:db8::1]:8081/api' })['connect-src']).toContain('http://[2001:db8::1]:8081');
    for (const odd of [
      null,
      undefined,
      1,
      [],
      { apiUrl: 7 },
      { integrations: 'all' },
      { integrations: { gtmId: 5 } },
    ]) {
      expect(portalPolicy(odd, odd)).toBe(strict);
    }
  });
});
