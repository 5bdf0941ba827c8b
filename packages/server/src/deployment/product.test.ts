import { mkdir, writeFile } from 'node:fs/promises';
import { connect, constants } from 'node:http2';
import path from 'node:path';
import { brotliCompressSync } from 'node:zlib';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { appConfig, operatingCompany } from '../testing/app-config.ts';
import { freePort, startPostgres, type TestPostgres } from '../testing/embedded-postgres.ts';
import { ask, type HttpAnswer } from './ask.ts';
import { type Front, startFront } from './front.ts';
import { jsonOf, signIn } from './load.ts';
import { end, type Installation, install } from './processes.ts';
import { programOf } from './tools.ts';

const SCRIPT = 'console.log("of a portal");'.repeat(200);
const APP_CONFIG = appConfig({
  operatingCompanies: [operatingCompany()],
  integrations: { gtmId: '', gtmPersId: '', clarityId: 'abc', usersnapKey: '', sentryDsn: '' },
});
const FILES: Readonly<Record<string, string>> = {
  'index.html': '<!doctype html><title>Portal</title>',
  'sw.js': 'self.addEventListener("fetch", () => {});',
  'assets/app-AbCdEf12.js': SCRIPT,
  'assets/environment.json': '{"apiUrlOverview":"https://elsewhere.example/api/overview"}',
  'assets/app-config.json': APP_CONFIG,
};

let postgres: TestPostgres;
let installation: Installation;
let dist: string;
beforeAll(async () => {
  postgres = await startPostgres();
  installation = await install(postgres.url);
  dist = path.join(installation.directory, 'dist');
  await mkdir(path.join(dist, 'assets'), { recursive: true });
  for (const [name, content] of Object.entries(FILES)) await writeFile(path.join(dist, name), content);
  await writeFile(path.join(dist, 'assets/app-AbCdEf12.js.br'), brotliCompressSync(SCRIPT));
});
afterAll(async () => {
  await postgres.stop();
  await installation.remove();
});

const WITHOUT = new Set(['date', 'server', 'connection', 'keep-alive', 'transfer-encoding', 'content-length']);
const headersOf = ({ headers }: HttpAnswer) =>
  Object.fromEntries(Object.entries(headers).filter(([name]) => !WITHOUT.has(name) && !name.startsWith('x-ratelimit')));

describe.skipIf(!programOf('nginx') || !programOf('openssl'))('the product behind nginx', { timeout: 120_000 }, () => {
  it('[OP-09] has its policy, its caching and its security unchanged, and its metrics out of reach', async () => {
    const ports = [await freePort(), await freePort()] as const;
    const metricsPort = await freePort();
    const settings = { PORTAL_DIST: dist, METRICS_PORT: String(metricsPort) };
    const servers = [
      await installation.start(ports[0], settings),
      await installation.start(ports[1], { PORTAL_DIST: dist }),
    ];
    const front: Front = await startFront(ports);
    const { url, ca } = front;
    try {
      const headers = { host: 'portal.example', 'x-forwarded-proto': 'https' };
      for (const where of ['/', '/order/contracts', '/sw.js', '/manifest.webmanifest', '/assets/environment.json']) {
        const behind = await ask(url + where, { headers, ca });
        expect(headersOf(behind), where).toEqual(
          headersOf(await ask(`http://127.0.0.1:${ports[0]}${where}`, { headers })),
        );
        expect([behind.status, behind.headers['cache-control']], where).toEqual([200, 'no-cache']);
      }
      const page = await ask(url, { headers, ca });
      expect(page.headers['content-security-policy']).toMatch(
        /script-src [^;]*clarity\.ms.*connect-src [^;]*elsewhere\.example/,
      );
      expect(page.headers['strict-transport-security']).toBe('max-age=31536000');

      const script = await ask(`${url}/assets/app-AbCdEf12.js`, { headers: { 'accept-encoding': 'gzip, br' }, ca });
      expect([script.headers['content-encoding'], script.body]).toEqual(['br', brotliCompressSync(SCRIPT)]);
      expect(script.headers['cache-control']).toBe('public, max-age=31536000, immutable');

      const { cookie, headers: user } = await signIn(front);
      expect(cookie).toMatch(/__Host-hireyard_refresh=.+__Host-hireyard_device=/);
      const csv = await ask(`${url}/api/overview/contracts/export?format=csv&lang=en-US`, { headers: user, ca });
      expect([csv.status, String(csv.body).split('\n').length > 5]).toEqual([200, true]);
      // The answer of the API itself, below the limit of nginx.
      const large = await ask(`${url}/api/attachments`, {
        method: 'POST',
        headers: { ...user, 'content-type': 'multipart/form-data; boundary=x' },
        body: `--x\r\ncontent-disposition: form-data; name="file"; filename="a.pdf"\r\n\r\n${'x'.repeat(10_400_000)}\r\n--x--\r\n`,
        ca,
      });
      expect(jsonOf<{ type: string; traceId: string }>(large, 413)).toMatchObject({ type: 'too-large' });

      for (const where of ['/metrics', '/api/metrics', '/metrics/']) {
        expect(String((await ask(url + where, { ca })).body), where).not.toContain('http_request_duration');
      }
      const metrics = await ask(`http://127.0.0.1:${metricsPort}/metrics`);
      expect(String(metrics.body)).toMatch(/hireyard_security_events_total\{event="signed-in"\} \d/);

      const session = connect(url, { ca });
      const stream = session.request({ [constants.HTTP2_HEADER_PATH]: '/health/ready' });
      const status = await new Promise((resolve) =>
        stream.on('response', (answer) => resolve(answer[constants.HTTP2_HEADER_STATUS])),
      );
      expect([session.alpnProtocol, status]).toEqual(['h2', 200]);
      session.close();
      for (const server of servers) await end(server);
      const nobody = await ask(`${url}/api/availability`, { ca });
      expect([nobody.headers['retry-after'], jsonOf<{ type: string }>(nobody, 503).type]).toEqual(['2', 'unavailable']);
    } finally {
      await front.stop();
    }
  });
});
