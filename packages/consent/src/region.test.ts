import { describe, expect, it } from 'vitest';
import { createCore } from './core/create-core.ts';
import { lazyParts } from './core/parts.ts';
import { forRegion } from './region.ts';
import { commands, requested, start } from './testing/jsdom-visit.ts';

const POLICIES = { US: 'optOut', 'US-CA': 'optIn', JP: 'noQuestion' } as const;
const options = {
  services: [
    {
      name: 'video',
      title: 'Video',
      purposes: ['performance' as const],
      scripts: [{ src: 'https://video.example/a.js' }],
    },
    { name: 'replay', title: 'Replay', purposes: ['performance' as const], optOut: false },
  ],
};
const visitFrom = (region: string | undefined) => start(forRegion(options, region, POLICIES));

describe('the policy of a region', () => {
  it.each([undefined, '', 'NL', 'us-ca', 'constructor', '-'])('[CC-18] for %j is to wait for a choice', (region) => {
    expect(forRegion(options, region, POLICIES)).toBe(options);
    expect(visitFrom(region).state()).toMatchObject({
      view: { kind: 'dialog', mayClose: false },
      consents: { video: false },
    });
  });

  it.each(['US', 'us', 'US-NY'])('[CC-18] for %s is to run services, to say so and to offer Reject all', (region) => {
    const consent = visitFrom(region);
    expect(consent.state()).toMatchObject({ view: { kind: 'notice' }, consents: { video: true, replay: false } });
    expect(consent.config.hideDeclineAll).toBe(false);
    expect(requested()).toContain('video.example');
    expect(commands().at(-1)?.[2]).toMatchObject({ analytics_storage: 'granted' });
    consent.rejectAll();
    expect(consent.state()).toMatchObject({ consents: { video: false } });
  });

  it('[CC-18] for JP is to run services and to ask nobody, until the visitor opens the preferences', async () => {
    const consent = visitFrom('JP');
    expect(consent.state()).toMatchObject({ view: { kind: 'nothing' }, consents: { video: true, replay: false } });
    await consent.open();
    expect(consent.state().view).toEqual({ kind: 'dialog', mayClose: true });
  });

  it('[CC-14] [CC-18] never runs a service against Global Privacy Control', () => {
    Object.defineProperty(navigator, 'globalPrivacyControl', { value: true, configurable: true });
    const { consents } = createCore(forRegion(options, 'US', POLICIES), {}, lazyParts).state();
    expect(consents).toEqual({ video: false, replay: false });
    Reflect.deleteProperty(navigator, 'globalPrivacyControl');
  });
});
