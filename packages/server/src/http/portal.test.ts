import { mkdir, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { brotliCompressSync, brotliDecompressSync } from 'node:zlib';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { startTestApp, type TestApp } from '../testing/app.ts';
import { appConfig, operatingCompany } from '../testing/app-config.ts';

const SHELL = '<!doctype html><title>Hireyard</title>';
const DESK = '<!doctype html><title>Hireyard desk</title>';
const SCRIPT = `console.log(${'1+'.repeat(2000)}1)`;
const integrations = {
  gtmId: '',
  gtmPersId: '',
  clarityId: '',
  usersnapKey: '',
  sentryDsn: 'https://k@errors.example/1',
};
const configured = appConfig({ opCo: 'DE', integrations });
const html = { accept: 'text/html,application/xhtml+xml,*/*;q=0.8' };

let root: string;
const errors: string[] = [];
let test: TestApp;
beforeAll(async () => {
  root = await mkdtemp(path.join(tmpdir(), 'hireyard-portal-'));
  const dist = path.join(root, 'dist');
  const config = path.join(root, 'config');
  await mkdir(path.join(dist, 'assets'), { recursive: true });
  await mkdir(config);
  const write = (file: string, text: string | Buffer) => writeFile(path.join(root, file), text);
  await write('dist/index.html', SHELL);
  await write('dist/desk.html', DESK);
  await write('dist/index.html.br', brotliCompressSync(SHELL));
  await write('dist/sw.js', '//');
  await write('dist/third-party-licenses.txt', 'Łukasz');
  await write('dist/assets/index-Ab3_d-9Z.js.map', '{}');
  await write('dist/assets/index-Ab3_d-9Z.js', SCRIPT);
  await write('dist/assets/index-Ab3_d-9Z.js.br', brotliCompressSync(SCRIPT));
  await write('dist/assets/environment.json', '{"isProduction":false,"env":"local","apiUrl":"/api","baseUrl":""}');
  await write('dist/assets/app-config.json', appConfig());
  await write('config/app-config.json', configured);
  test = await startTestApp({
    env: { PORTAL_DIST: dist, CONFIG_DIR: config, PORTAL_ENV: 'prod', PUBLIC_URL: 'https://portal.example' },
    log: { level: 'error', stream: { write: (line) => errors.push(JSON.parse(line).msg) } },
  });
});
afterAll(async () => {
  await test.close();
  await rm(root, { recursive: true });
});

const get = (url: string, headers: Record<string, string> = {}) => test.app.inject({ url, headers });

describe('the portal', () => {
  it.each(['/', '/order/contracts', '/order/contracts?page=2&q=a.b', '/auth/login', '/anything/else', '/m/NL/K%2E12'])(
    'opens at %s with the shell, never from a cache',
    async (url) => {
      const answer = await get(url, html);
      expect(answer.statusCode).toBe(200);
      expect(answer.body).toBe(SHELL);
      expect(answer.headers['cache-control']).toBe('no-cache');
      expect(answer.headers['content-type']).toMatch(/^text\/html/);
    },
  );

  it.each(['/desk', '/desk/', '/desk/orders/1?from=inbox'])(
    '[DK-03] opens at %s with the document of the desk, under the same policy',
    async (url) => {
      const [desk, shell] = [await get(url, html), await get('/order', html)];
      expect([desk.statusCode, desk.body, desk.headers['cache-control']]).toEqual([200, DESK, 'no-cache']);
      expect(desk.headers['content-security-policy']).toBe(shell.headers['content-security-policy']);
      expect((await get('/desks', html)).body).toBe(SHELL);
    },
  );

  it.each([
    '/assets/gone-12345678.js',
    '/assets/index-Ab3_d-9Z.js.map',
    '/favicon.png',
    '/api/nothing',
    '/assets',
    '/assets/',
  ])('[SW-02] answers 404 at %s rather than the shell', async (url) => {
    const answer = await get(url, html);
    expect(answer.json()).toMatchObject({ type: 'not-found', status: 404 });
  });

  it('sends the shell as it was compressed at build time', async () => {
    const answer = await get('/order/contracts', { ...html, 'accept-encoding': 'gzip, br' });
    expect(answer.headers['content-encoding']).toBe('br');
    expect(brotliDecompressSync(answer.rawPayload).toString()).toBe(SHELL);
    expect(answer.headers.vary).toMatch(/accept-encoding/i);
    expect(answer.headers['content-type']).toMatch(/^text\/html/);
  });

  it('answers no page to a write or to a program that wants data', async () => {
    expect((await test.app.inject({ method: 'POST', url: '/order/contracts', headers: html })).statusCode).toBe(404);
    expect((await get('/order/contracts', { accept: 'application/json' })).statusCode).toBe(404);
  });

  it('keeps a hashed file for ever, compressed where it was compressed, and others fresh', async () => {
    const plain = await get('/assets/index-Ab3_d-9Z.js');
    expect(plain.headers['cache-control']).toBe('public, max-age=31536000, immutable');
    expect(plain.body).toBe(SCRIPT);
    const brotli = await get('/assets/index-Ab3_d-9Z.js', { 'accept-encoding': 'gzip, br' });
    expect(brotli.headers['content-encoding']).toBe('br');
    expect(brotli.headers['cache-control']).toBe('public, max-age=31536000, immutable');
    expect(brotli.headers['content-type']).toMatch(/javascript/);
    expect((await get('/sw.js')).headers['cache-control']).toBe('no-cache');
  });

  it('[OP-14] serves the third-party licenses as text, fresh', async () => {
    const { statusCode, body, headers } = await get('/third-party-licenses.txt', html);
    expect([statusCode, body]).toEqual([200, 'Łukasz']);
    expect(headers).toMatchObject({ 'content-type': 'text/plain; charset=utf-8', 'cache-control': 'no-cache' });
  });

  it.each([
    '/../config/app-config.json',
    '/..%2fconfig%2fapp-config.json',
    '/assets/..%2f..%2fconfig/app-config.json',
    '/%2e%2e/config/app-config.json',
  ])('gives nothing from beside its directory at %s', async (url) => {
    expect((await get(url, html)).body).not.toContain('DE');
  });

  it('[ST-01] gets its environment with stage and address from the settings', async () => {
    const answer = await get('/assets/environment.json');
    expect(answer.headers['cache-control']).toBe('no-cache');
    expect(answer.json()).toEqual({
      isProduction: true,
      env: 'prod',
      apiUrl: '/api',
      baseUrl: 'https://portal.example',
    });
  });

  it('[ST-04] gets its application config from CONFIG_DIR first, and [MT-02] an edit of it without a restart', async () => {
    expect((await get('/assets/app-config.json')).json()).toMatchObject({ opCo: 'DE' });
    const file = path.join(root, 'config/app-config.json');
    await writeFile(file, JSON.stringify({ ...JSON.parse(configured), maintenance: true }));
    await expect
      .poll(async () => (await get('/assets/app-config.json')).json().maintenance, { timeout: 5_000 })
      .toBe(true);
  });

  it('[OP-04] carries the policy that follows from the config files, on pages and scripts', async () => {
    for (const url of ['/', '/order/contracts', '/sw.js']) {
      const policy = (await get(url, html)).headers['content-security-policy'];
      expect(policy, url).toContain("connect-src 'self' https://errors.example;");
      expect(policy, url).toContain("script-src 'self';");
    }
    expect((await get('/api/availability')).headers['content-security-policy']).toBe(
      "default-src 'none'; frame-ancestors 'none'",
    );
  });

  it('[OP-03] goes on with the last good config where an edit breaks it, and says why once', async () => {
    const file = path.join(root, 'config/app-config.json');
    const good = (await get('/assets/app-config.json')).json();
    const before = await readFile(file);
    for (const [broken, reason] of [
      ['{"opCo":"DE",}', ' is not JSON.'],
      ['[]', ' is not a JSON object.'],
      ['{"opCo":"DE"}', ' lacks the field maintenance.'],
      ['{"operatingCompnies":[]}', ' lacks the field opCo.'],
      [configured.replace('operatingCompanies', 'operatingCompnies'), ' lacks the field operatingCompanies.'],
      [
        appConfig({ operatingCompanies: [operatingCompany({ baseUrl: 'javascript:alert(1)' })] }),
        ' (operatingCompanies) has an unfit value in the field baseUrl.',
      ],
      [
        appConfig({ map: { tiles: 'https://{s}.tiles.example/{z}/{x}/{y}.png', attribution: 'Tiles' } }),
        ' (map) has an unfit value in the field tiles: it holds {s}, for which nothing is put in.',
      ],
    ] as const) {
      errors.length = 0;
      await writeFile(file, broken);
      await expect.poll(() => get('/', html).then(() => errors.length), { timeout: 5_000 }).toBe(1);
      expect(errors).toEqual([`${file}${reason} Its last good version stays in use.`]);
      expect((await get('/assets/app-config.json')).json()).toEqual(good);
      const page = await get('/order/contracts', html);
      expect(page.statusCode).toBe(200);
      expect(page.headers['content-security-policy']).toContain('https://errors.example');
      for (const probe of ['/health/live', '/health/ready']) expect((await get(probe)).statusCode).toBe(200);
    }
    await writeFile(file, before);
    expect(errors).toHaveLength(1);
  });

  it('[OP-04] sends a hashed script without the policies, which are for documents', async () => {
    const { headers } = await get('/assets/index-Ab3_d-9Z.js', { 'accept-encoding': 'br' });
    expect(headers).toMatchObject({
      'x-content-type-options': 'nosniff',
      'cross-origin-resource-policy': 'same-origin',
    });
    const ofDocument = Object.keys((await get('/', html)).headers);
    expect(ofDocument).toEqual(expect.arrayContaining(['content-security-policy', 'strict-transport-security']));
    expect(Object.keys(headers).toSorted()).toEqual([
      'cache-control',
      'connection',
      'content-encoding',
      'content-length',
      'content-type',
      'cross-origin-resource-policy',
      'date',
      'vary',
      'x-content-type-options',
    ]);
    // A worker has a policy of its own.
    expect((await get('/sw.js')).headers).toHaveProperty('content-security-policy');
  });

  it('[OP-02] is told to stay on TLS, and its cookies are Secure, where users come over TLS', async () => {
    expect((await get('/', html)).headers['strict-transport-security']).toBe('max-age=31536000');
    const strict = await startTestApp({ env: { PUBLIC_URL: 'https://portal.example', HSTS_SUBDOMAINS: 'true' } });
    const { headers } = await strict.app.inject('/health/live');
    expect(headers['strict-transport-security']).toBe('max-age=31536000; includeSubDomains');
    await strict.close();
    const payload = { email: 'admin@a.example', password: 'correct horse battery staple' };
    const answer = await test.app.inject({ method: 'POST', url: '/api/usermgmt/auth/login', payload });
    expect(answer.cookies.length).toBe(2);
    expect(answer.cookies.map(({ name }) => name)).toEqual(['__Host-hireyard_refresh', '__Host-hireyard_device']);
    for (const cookie of answer.cookies) {
      expect(cookie).toMatchObject({ secure: true, httpOnly: true, sameSite: 'Strict', path: '/' });
      expect(cookie).not.toHaveProperty('domain');
    }
    const [refresh] = answer.cookies;
    const renew = (name: string) =>
      test.app.inject({
        method: 'POST',
        url: '/api/usermgmt/auth/refresh',
        cookies: { [name]: refresh?.value ?? '' },
      });
    // Another host of the domain could have set a cookie without the prefix.
    expect((await renew('hireyard_refresh')).statusCode).toBe(401);
    expect((await renew('__Host-hireyard_refresh')).statusCode).toBe(200);
  });
});
