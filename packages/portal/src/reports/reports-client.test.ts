import type { makeFetchTransport } from '@sentry/react';
import { afterAll, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { reportsOf } from '../startup/start-reports.ts';
import { appConfig, environment } from '../testing/fixtures.ts';
import { facts, report } from './report.ts';
import { scrubbing, startReports } from './reports-client.ts';

type Transport = ReturnType<typeof makeFetchTransport>;
type Sent = Parameters<Transport['send']>[0];
type Event = Record<string, unknown> & { readonly exception: { readonly values: readonly { value: string }[] } };

const sent: Event[] = [];
const wire = (): Transport => ({
  flush: async () => true,
  send: async (envelope) => {
    for (const [, payload] of envelope[1]) sent.push(payload as unknown as Event);
    return {};
  },
});
const options = { dsn: 'https://key@errors.example/1', environment: 'qa', release: '1.2.3+abc', recorded: false };
const messages = () => sent.map(({ exception }) => exception.values[0]?.value);
const ended = () => new Promise((resolve) => setTimeout(resolve, 20));

describe('[ER-01] error reports are on', () => {
  const optionsFor = (env: typeof environment.env, sentryDsn = options.dsn) =>
    reportsOf({
      environment: { ...environment, env },
      appConfig: { ...appConfig, integrations: { ...appConfig.integrations, sentryDsn } },
    });

  it.each(['qa', 'pp'] as const)('in %s, without recordings', (env) => {
    expect(optionsFor(env)).toEqual({ dsn: options.dsn, environment: env, recorded: false });
  });

  it('in prod, with recordings', () => {
    expect(optionsFor('prod')).toEqual({ dsn: options.dsn, environment: 'prod', recorded: true });
  });

  it.each(['local', 'dev'] as const)('not in %s', (env) => {
    expect(optionsFor(env)).toBeNull();
  });

  it('[ST-04] not without an address', () => {
    expect(optionsFor('prod', '')).toBeNull();
  });
});

describe('[ER-02] reports', () => {
  const fetch = globalThis.fetch;
  const early = new TypeError('early');
  let before: number;
  beforeAll(async () => {
    before = Date.now();
    report(early);
    await ended();
    await startReports(options, wire);
    await ended();
  });
  beforeEach(() => sent.splice(0, sent.length, ...sent.slice(0, 1)));
  afterAll(() => {
    globalThis.fetch = fetch;
  });

  it('begin with what was kept, at its own time', () => {
    expect(messages()).toEqual(['early']);
    const { timestamp, release, environment: stage } = sent[0] as Event;
    expect((timestamp as number) * 1000).toBeLessThan(before + 15);
    expect([release, stage]).toEqual(['1.2.3+abc', 'qa']);
  });

  it('say where it happened, and by which trace id it can be looked up', async () => {
    Object.assign(facts, { route: () => '/order/contracts/:id', opCo: () => 'DE', trace: () => 'trace-1' });
    report(new Error('one'));
    report(new Error('two'), 'ref-2');
    await ended();
    const where = { route: '/order/contracts/:id', operatingCompany: 'DE' };
    expect(sent.slice(1).map(({ tags }) => tags)).toEqual([
      { ...where, traceId: 'trace-1' },
      { ...where, traceId: 'ref-2' },
    ]);
  });

  it('[ER-01] leave out what is not an error of the portal, and what was reported', async () => {
    report(new Error('Non-Error exception captured with keys: a'));
    report(new Error('Http failure: 401 OK'));
    report({ type: 'network', title: 's3cret' });
    report(early);
    report(new Error('kept'));
    await ended();
    expect(messages().slice(1)).toEqual(['kept']);
  });

  it('read the error of an event of the window', async () => {
    report(new ErrorEvent('error', { error: new Error('thrown') }));
    report(Object.assign(new Event('unhandledrejection'), { reason: new Error('rejected') }));
    await ended();
    expect(messages().slice(1)).toEqual(['thrown', 'rejected']);
  });

  it('hold nothing of the request, the console or an address’s query', async () => {
    history.pushState(null, '', '/auth/reset-password?token=s3cret#s3cret');
    vi.spyOn(console, 'info').mockReturnValueOnce();
    console.info('s3cret');
    report(new Error('after /auth/reset-password#s3cret'));
    await ended();
    const text = JSON.stringify(sent.at(-1));
    expect(text).toContain('"to":"/auth/reset-password"');
    expect(text).not.toContain('s3cret');
    expect(sent.at(-1)).not.toHaveProperty('request');
  });
});

describe('[ER-02] a receiver that cannot be reached', () => {
  it('is left alone for a minute, without an error', async () => {
    let tries = 0;
    let now = 0;
    const failing = (): Transport => ({
      flush: async () => true,
      send: async () => {
        tries++;
        throw new TypeError('Failed to fetch');
      },
    });
    const transport = scrubbing(failing, () => now)({ url: '', recordDroppedEvent: () => undefined });
    const envelope = [{}, [[{ type: 'event' }, {}]]] as unknown as Sent;
    const answers = [await transport.send(envelope), await transport.send(envelope)];
    expect(answers).toEqual([{}, {}]);
    expect(tries).toBe(1);
    now = 60_001;
    await transport.send(envelope);
    expect(tries).toBe(2);
  });
});
