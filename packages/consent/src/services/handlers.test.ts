import { describe, expect, it, vi } from 'vitest';
import { REQUIRED, requested, setCookie, start, store } from '../testing/jsdom-visit.ts';
import type { ConsentService } from '../types.ts';

const NAME = `maps "plus" d'or`;
const told = () => {
  const calls: string[] = [];
  const service: ConsentService = {
    name: NAME,
    title: 'Maps',
    purposes: ['performance'],
    onAccept: () => calls.push('accepted'),
    onDecline: () => calls.push('declined'),
  };
  return { calls, service };
};

describe('a service’s handlers', () => {
  it('[CC-09] are told of each change once, however often the visitor saves', () => {
    const { calls, service } = told();
    const consent = start({ services: [service] });
    expect(calls).toEqual(['declined']);
    consent.acceptAll();
    consent.choose({});
    consent.acceptAlways('clarity');
    expect(calls).toEqual(['declined', 'accepted']);
    consent.rejectAll();
    expect(calls).toEqual(['declined', 'accepted', 'declined']);
  });

  it('[CC-09] run a required service once', () => {
    const { calls, service } = told();
    const consent = start({ services: [{ ...service, required: true }] });
    consent.acceptAll();
    consent.rejectAll();
    consent.reset();
    expect(calls).toEqual(['accepted']);
  });

  it('[CC-12] of a required service wait with it for a choice', () => {
    const { calls, service } = told();
    const consent = start({ holdRequiredUntilChoice: true, services: [{ ...service, required: true }] });
    expect(calls).not.toContain('accepted');
    consent.rejectAll();
    expect(calls).toContain('accepted');
  });

  it('[CC-09] that fail stop neither their own service nor the others', () => {
    const warn = vi.spyOn(console, 'warn').mockReturnValue();
    const fail = () => {
      throw new Error('not here');
    };
    const failing: ConsentService = {
      name: NAME,
      title: 'Maps',
      purposes: ['performance'],
      onAccept: fail,
      onDecline: fail,
      cookies: [{ pattern: '^(' }, { pattern: /^_map/ }],
      scripts: [{ src: 'https://maps.example/a.js' }],
    };
    const other = told();
    store({ ...REQUIRED, [NAME]: true, other: false });
    const consent = start({ services: [failing, { ...other.service, name: 'other' }] });
    expect(requested()).toContain('maps.example');
    setCookie('_x=1');
    consent.choose({ [NAME]: false, other: true });
    expect(other.calls).toEqual(['declined', 'accepted']);
    expect(consent.state().consents).toMatchObject({ [NAME]: false, other: true });
    setCookie('_x=; Max-Age=0');
    expect(warn).toHaveBeenCalledTimes(3);
    warn.mockRestore();
  });
});
