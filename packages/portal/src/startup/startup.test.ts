import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { chooseOpCo, loadAppConfig } from '../config/app-config.ts';
import { loadEnvironment } from '../config/environment.ts';
import { showFailurePage } from '../config/failure-page.ts';
import { FAILURE_WORDS } from '../config/failure-words.ts';
import { reportFailure } from '../config/report-failure.ts';
import { clearStaleToken, preflight, registrationAddress } from '../session/preflight.ts';
import { memoryStorage, tokenFor } from '../testing/epic-test.ts';
import { appConfig, environment } from '../testing/fixtures.ts';

const NETHERLANDS = {
  code: 'NL',
  name: 'Hireyard Nederland',
  country: 'NL',
  locale: 'nl-NL',
  currency: 'EUR',
  baseUrl: '/',
  links: { terms: '', privacy: '', cookies: '' },
  rentalContact: { phone: '+31205550100', email: 'verhuur@hireyard.example' },
};
const MESSAGE = 'Something went wrong with fetching the startup parameters...';
const serving = (body: unknown, init: ResponseInit = {}) => {
  const fetch = vi.fn(async (_: string) => new Response(typeof body === 'string' ? body : JSON.stringify(body), init));
  vi.stubGlobal('fetch', fetch);
  return fetch;
};
const consoleAfter = async (start: () => Promise<unknown>) => {
  const error = vi.spyOn(console, 'error').mockImplementation(() => undefined);
  await start().catch(reportFailure);
  return error.mock.calls.map((words) => words.join(' ').trim());
};

afterEach(() => {
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
});

describe('the environment file', () => {
  it('[ST-01] is fetched from the assets folder', async () => {
    const fetch = serving(environment);
    expect(await loadEnvironment()).toEqual(environment);
    expect(fetch.mock.calls.map(([file]) => file)).toEqual(['/assets/environment.json']);
  });

  it.each([
    ['is not ok', 'gone', { status: 404 }, '404'],
    ['is no JSON', '<!doctype html>', {}, 'no JSON'],
    ['is no object', '[]', {}, 'no object'],
  ])('[ST-02] that %s keeps the portal from starting, and the console says so', async (_, body, init, reason) => {
    serving(body, init);
    const said = await consoleAfter(loadEnvironment);
    expect(said[0]).toBe(MESSAGE);
    expect(said[1]).toContain(reason);
  });

  it.each(Object.keys(environment))('[ST-02] without %s is refused, and the console names the field', async (field) => {
    serving({ ...environment, [field]: undefined });
    const [first, second] = await consoleAfter(loadEnvironment);
    expect(first).toBe(MESSAGE);
    expect(second).toContain(field);
  });

  it('[ST-02] with an unknown environment is refused', async () => {
    serving({ ...environment, env: 'staging' });
    await expect(loadEnvironment()).rejects.toThrow(/env/);
  });

  it.each(['javascript:alert(1)', 'data:text/html,x', 'file:///etc', 'https://'])(
    '[ST-02] [HT-04] with a base that is no server of the web (%s) is refused',
    async (apiUrl) => {
      serving({ ...environment, apiUrl });
      await expect(loadEnvironment()).rejects.toThrow(/unfit value in the field apiUrl/);
    },
  );

  it.each(['', '/api', '//api.example', 'https://api.example/v1'])('[ST-01] may have %j for a base', async (apiUrl) => {
    serving({ ...environment, apiUrl });
    expect((await loadEnvironment()).apiUrl).toBe(apiUrl);
  });

  it('[ST-03] any other failure to start is logged as it is', async () => {
    const failure = new Error('no root');
    const error = vi.spyOn(console, 'error').mockImplementation(() => undefined);
    reportFailure(failure);
    expect(error.mock.calls).toEqual([[failure]]);
  });
});

describe('the application config', () => {
  it('[ST-04] is fetched beside it, and an integration left out is off', async () => {
    const fetch = serving({ ...appConfig, integrations: { gtmId: 'GTM-1' } });
    const { integrations } = await loadAppConfig();
    expect(fetch.mock.calls.map(([file]) => file)).toEqual(['/assets/app-config.json']);
    expect(integrations).toEqual({ gtmId: 'GTM-1', gtmPersId: '', clarityId: '', usersnapKey: '', sentryDsn: '' });
  });

  it.each(Object.keys(appConfig))('[ST-04] needs its field %s', async (field) => {
    serving({ ...appConfig, [field]: undefined });
    await expect(loadAppConfig()).rejects.toThrow(field);
  });

  it('[ST-04] names the field that an operating company lacks', async () => {
    serving({ ...appConfig, operatingCompanies: [{ code: 'NL' }] });
    await expect(loadAppConfig()).rejects.toThrow(/operatingCompanies.* name/);
  });

  it.each([
    ['terms', { links: { ...NETHERLANDS.links, terms: 'javascript:alert(document.domain)' } }],
    ['cookies', { links: { ...NETHERLANDS.links, cookies: ' JaVaScRiPt:alert(1)' } }],
    ['baseUrl', { baseUrl: 'data:text/html,x' }],
    ['email', { rentalContact: { phone: '+31205550100' } }],
  ])('[ST-04] refuses an operating company whose %s leads nowhere on the web', async (field, wrong) => {
    serving({ ...appConfig, operatingCompanies: [{ ...NETHERLANDS, ...wrong }] });
    await expect(loadAppConfig()).rejects.toThrow(new RegExp(`operatingCompanies.* ${field}$`));
  });

  it('[ST-04] takes a link that is left out for an empty one', async () => {
    serving({ ...appConfig, operatingCompanies: [{ ...NETHERLANDS, links: { privacy: '/privacy' } }] });
    const [company] = (await loadAppConfig()).operatingCompanies;
    expect(company?.links).toEqual({ terms: '', privacy: '/privacy', cookies: '', accessibilityAuthority: '' });
  });

  it('[ST-04] gives the operating company unless the device has chosen another that is known', () => {
    const config = { ...appConfig, operatingCompanies: ['NL', 'DE'].map((code) => ({ code })) as never };
    expect(chooseOpCo(config, null)).toBe('NL');
    expect(chooseOpCo(config, 'DE')).toBe('DE');
    expect(chooseOpCo(config, 'XX')).toBe('NL');
  });
});

describe('the page of a portal that cannot start', () => {
  const root = () => document.body.appendChild(document.createElement('div'));
  beforeEach(() => document.body.replaceChildren());

  it.each(Object.keys(FAILURE_WORDS))('[ST-02] speaks %s', (language) => {
    const page = root();
    showFailurePage(page, [`${language}-XX`, 'en']);
    expect(page.querySelector('h1')?.textContent).toBe(FAILURE_WORDS[language]?.title);
    expect(document.documentElement.lang).toBe(language);
  });

  it('[ST-02] [ST-03] speaks English to all others and offers to retry', () => {
    const retry = vi.fn();
    const page = root();
    showFailurePage(page, ['pt-BR', 'zh'], retry);
    const button = page.querySelector('button');
    expect(button?.textContent).toBe('Retry');
    button?.click();
    expect(retry).toHaveBeenCalledOnce();
  });
});

describe('what is checked before the start', () => {
  const HOSTS = { 'qa.portal.example': 'portal.example' };
  const page = (href: string) => ({ href, replace: vi.fn(), reload: vi.fn() });
  const config = { ...appConfig, registrationHosts: HOSTS };

  it('[LO-04] leads a registration on a QA host to production, with path, query and hash', () => {
    expect(registrationAddress('https://qa.portal.example/auth/register?code=7&x=a%20b#step', HOSTS)).toBe(
      'https://portal.example/auth/register?code=7&x=a%20b#step',
    );
    const here = page('https://qa.portal.example/auth/register');
    expect(preflight(config, memoryStorage(), here)).toBe(true);
    expect(here.replace).toHaveBeenCalledExactlyOnceWith('https://portal.example/auth/register');
  });

  it.each([
    'https://portal.example/auth/register',
    'https://qa.portal.example/auth/login',
    'https://qa.portal.example/',
    'https://constructor/auth/register',
  ])('[LO-04] leaves %s where it is', (href) => expect(registrationAddress(href, HOSTS)).toBeNull());

  it.each(['nonsense', tokenFor('u-1', 9e12, 'https://portal.oldbrand.example')])(
    '[LO-03] clears local storage of a stale token (%s) and reloads once',
    (accessToken) => {
      const storage = memoryStorage({ accessToken, klaro: '{}' });
      const here = page('https://portal.example/');
      expect(preflight(config, storage, here)).toBe(true);
      expect(storage.length).toBe(0);
      expect(preflight(config, storage, here)).toBe(false);
      expect(here.reload).toHaveBeenCalledOnce();
    },
  );

  it('[LO-03] leaves a token of ours alone, expired or not: whether it can be refreshed is not known yet', () => {
    const storage = memoryStorage({ accessToken: tokenFor('u-1', 1) });
    expect(clearStaleToken(storage, appConfig.formerIssuers)).toBe(false);
    expect(storage.length).toBe(1);
  });

  it('[LO-03] does not reload forever where storage cannot be cleared', () => {
    const storage = memoryStorage({ accessToken: 'nonsense' });
    storage.clear = () => undefined;
    expect(clearStaleToken(storage, [])).toBe(false);
  });
});
