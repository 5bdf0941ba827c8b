import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import type { ConsentService } from '../types.ts';

interface Rules {
  createScriptURL(url: string): string | null;
}
const policies = new Map<string, Rules>();
const createPolicy = vi.fn((name: string, rules: Rules) => {
  policies.set(name, rules);
  return rules;
});
/** What a browser calls when a supplier's script assigns a plain string to `script.src`. */
const passes = (url: string): boolean => {
  try {
    return policies.get('default')?.createScriptURL(url) === url;
  } catch {
    return false;
  }
};
const service = (name: string, more: Partial<ConsentService> = {}): ConsentService => ({
  name,
  title: name,
  purposes: ['performance'],
  ...more,
});
const video = service(`video "plus" d'or`, {
  scripts: [{ src: 'https://video.example/player.js' }],
  origins: ['https://parts.video.example'],
});
const other = service('other', { scripts: [{ src: 'https://other.example/a.js' }] });

/** One page: a page has one default policy. */
const freshPage = async () => {
  vi.resetModules();
  return await import('./elements.ts');
};

beforeEach(() => {
  policies.clear();
  createPolicy.mockReset().mockImplementation((name, rules) => {
    policies.set(name, rules);
    return rules;
  });
  vi.stubGlobal('trustedTypes', { createPolicy });
});
afterEach(() => {
  vi.unstubAllGlobals();
  document.head.replaceChildren();
});

describe('a supplier’s second script under Trusted Types', () => {
  it('[CC-09] passes from the origins of a running service, until it is declined', async () => {
    const { switchService } = (await freshPage()).createElementSwitch();
    switchService(video, false);
    switchService(other, false);
    expect(policies.has('default')).toBe(false);
    switchService(video, true);
    expect(passes('https://video.example/next.js')).toBe(true);
    expect(passes('https://parts.video.example/next.js')).toBe(true);
    expect(passes('https://other.example/a.js')).toBe(false);
    switchService(other, true);
    switchService(video, false);
    expect(passes('https://video.example/next.js')).toBe(false);
    expect(passes('https://other.example/b.js')).toBe(true);
    switchService(video, true);
    expect(passes('https://video.example/next.js')).toBe(true);
  });

  it('[CC-09] [CC-12] is refused once declined, though consent was started anew meanwhile', async () => {
    const { createElementSwitch } = await freshPage();
    createElementSwitch().switchService(video, true);
    expect(passes('https://video.example/next.js')).toBe(true);
    createElementSwitch().switchService(video, false);
    expect(passes('https://video.example/next.js')).toBe(false);
  });

  it('[CC-12] from elsewhere, from the page itself or of no web address is refused, as are markup and code', async () => {
    const { switchService } = (await freshPage()).createElementSwitch();
    switchService(video, true);
    for (const url of [
      'https://evil.example/a.js',
      'https://video.example.evil.example/a.js',
      'https://video.example@evil.example/a.js',
      'http://video.example/a.js',
      'https://video.example:8443/a.js',
      '/assets/uploaded.js',
      'data:text/javascript,alert(1)',
      'blob:https://video.example/1',
      'javascript:alert(1)',
      'http://[',
      '',
    ]) {
      expect(passes(url), url).toBe(false);
    }
    expect(Object.keys(policies.get('default') ?? {})).toEqual(['createScriptURL']);
  });

  it('[CC-12] asks for the page’s default policy once, and only for a service whose script runs', async () => {
    const { switchService } = (await freshPage()).createElementSwitch();
    switchService(service('frames', { origins: ['https://maps.example'] }), true);
    expect(createPolicy).not.toHaveBeenCalled();
    switchService(video, true);
    switchService(other, true);
    expect(createPolicy.mock.calls.map(([name]) => name)).toEqual(['hireyard-consent', 'default']);
  });

  it('[CC-12] a page that keeps its default policy to itself loses the second script alone', async () => {
    const warn = vi.spyOn(console, 'warn').mockReturnValue();
    createPolicy.mockImplementation((name, rules) => {
      if (name === 'default') throw new TypeError('disallowed');
      return rules;
    });
    const { switchService, isRunning } = (await freshPage()).createElementSwitch();
    switchService(video, true);
    switchService(other, true);
    expect([isRunning(video.name), isRunning(other.name)]).toEqual([true, true]);
    expect(document.querySelectorAll('script[src]')).toHaveLength(2);
    expect(warn).toHaveBeenCalledOnce();
    warn.mockRestore();
  });
});
