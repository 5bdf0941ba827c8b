import { describe, expect, it, vi } from 'vitest';
import { ALL, commands, requested, start, store } from '../testing/jsdom-visit.ts';

describe('signals', () => {
  const denied = (signals: unknown) => Object.values(signals as object).every((value) => value === 'denied');

  it('[CC-14] Consent Mode: all denied before the tag manager, nothing more before a choice', () => {
    start();
    const queue = window.dataLayer ?? [];
    expect(commands()).toHaveLength(1);
    const [command] = commands();
    expect(command?.slice(0, 2)).toEqual(['consent', 'default']);
    expect(Object.keys(command?.[2] as object)).toHaveLength(7);
    expect(denied(command?.[2])).toBe(true);
    expect(queue[1]).toMatchObject({ event: 'gtm.js' });
  });

  it('[CC-14] Consent Mode: one update for each choice, ad signals never granted by these services', () => {
    const consent = start();
    consent.acceptAll();
    expect(commands()).toHaveLength(2);
    expect(commands()[1]).toEqual([
      'consent',
      'update',
      {
        ad_storage: 'denied',
        ad_user_data: 'denied',
        ad_personalization: 'denied',
        analytics_storage: 'granted',
        functionality_storage: 'granted',
        personalization_storage: 'granted',
        security_storage: 'granted',
      },
    ]);
    consent.choose({ 'gtm pers': false, clarity: true });
    expect(commands()).toHaveLength(3);
    // Clarity is another company: it grants Google nothing.
    expect(commands()[2]?.[2]).toMatchObject({ analytics_storage: 'denied', personalization_storage: 'denied' });
    consent.reset();
    expect(commands()).toHaveLength(4);
  });

  it('[CC-14] Consent Mode: a page that begins with a choice is told before the tag manager starts', () => {
    store(ALL);
    start();
    expect(commands().map(([, name]) => name)).toEqual(['default', 'update']);
    expect((window.dataLayer ?? []).findIndex((entry) => (entry as { event?: string }).event === 'gtm.js')).toBe(2);
  });

  it('[CC-10] [CC-14] one service accepted always under an open question is told of alone', () => {
    const consent = start();
    consent.acceptAlways('gtm pers');
    expect(commands()).toHaveLength(2);
    expect(commands()[1]?.[2]).toMatchObject({ analytics_storage: 'granted', ad_storage: 'denied' });
  });

  it('[CC-10] [CC-14] one service accepted once is told of, and of its end', () => {
    const consent = start();
    consent.acceptOnce('gtm pers');
    expect(commands()[1]?.[2]).toMatchObject({ analytics_storage: 'granted' });
    consent.rejectAll();
    expect(commands()[2]?.[2]).toMatchObject({ analytics_storage: 'denied' });
  });
});

it('[CC-14] a system that fails takes neither the page nor the others down', () => {
  const warn = vi.spyOn(console, 'warn').mockReturnValue();
  const fail = () => {
    throw new Error('not here');
  };
  const update = vi.fn();
  const failing = { name: 'map', title: 'Map', purposes: ['performance'] as const };
  const consent = start({
    bridges: [{ start: fail, update: fail }, { update }],
    services: [{ ...failing, scripts: [{ src: 'https://maps.example/a.js', before: fail }] }],
  });
  const listener = vi.fn();
  consent.subscribe(fail);
  consent.subscribe(listener);
  consent.acceptAll();
  expect(update).toHaveBeenCalledOnce();
  expect(listener).toHaveBeenCalledOnce();
  expect(requested()).toContain('www.clarity.ms');
  expect(consent.state().confirmed).toBe(true);
  expect(warn).toHaveBeenCalledTimes(4);
  warn.mockRestore();
});
