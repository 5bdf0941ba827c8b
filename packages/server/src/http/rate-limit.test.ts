import { getProfile, listCorporateClients } from '@hireyard/contract';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { startTestApp, type TestApp } from '../testing/app.ts';

let test: TestApp;
beforeAll(async () => {
  test = await startTestApp({ env: { TRUST_PROXY: '1' }, rateLimits: { user: 1_000, address: 20 } });
});
afterAll(() => test.close());

describe('the general limit', () => {
  it('answers 429 with Retry-After to one user beyond it, and to nobody else', async () => {
    const token = await test.tokenOf(test.fixture.lacking['order-approve']);
    const ask = () => test.call(getProfile, { token });
    const answers = await Promise.all(Array.from({ length: 1_000 }, ask));
    expect(new Set(answers.map(({ statusCode }) => statusCode))).toEqual(new Set([200]));
    const refused = await ask();
    expect(refused.json()).toMatchObject({ type: 'too-many-requests', status: 429 });
    expect(Number(refused.headers['retry-after'])).toBeGreaterThan(0);
    expect((await test.call(getProfile)).statusCode).toBe(200);
  });

  it('counts calls with a token that is none by their address, as the trusted proxy names it', async () => {
    const ask = (address: string) =>
      test.call(listCorporateClients, { token: null, headers: { 'x-forwarded-for': address } });
    for (let i = 0; i < 20; i++) expect((await ask('198.51.100.1')).statusCode).toBe(401);
    expect((await ask('198.51.100.1')).statusCode).toBe(429);
    expect((await ask('198.51.100.2')).statusCode).toBe(401);
  });

  it('[SE-03] counts an IPv6 network as one address', async () => {
    const ask = (address: string) =>
      test.call(listCorporateClients, { token: null, headers: { 'x-forwarded-for': address } });
    for (let i = 1; i <= 20; i++) expect((await ask(`2001:db8:1:2::${i}`)).statusCode).toBe(401);
    expect((await ask('2001:db8:1:2:ffff::1')).statusCode).toBe(429);
    expect((await ask('2001:db8:1:3::1')).statusCode).toBe(401);
  });
});

describe('proxies', () => {
  it.each([
    ['true', 1],
    ['1', 0],
  ])(
    '[SE-03] of TRUST_PROXY=%s warn at the start %i times that any client can name its address',
    async (value, times) => {
      const lines: string[] = [];
      const one = await startTestApp({
        env: { TRUST_PROXY: value },
        log: { level: 'warn', stream: { write: (line) => lines.push(line) } },
      });
      await one.close();
      expect(lines.filter((line) => line.includes('any client can name its own address')).length).toBe(times);
    },
  );
});
