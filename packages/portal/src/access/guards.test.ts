import type { Module } from '@hireyard/contract';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { clientAccess, type GuardedState, notInMaintenance, pageAccess, rootAccess, signedIn } from './guards.ts';

const PLACE = { pathname: '/order/contracts', search: '?page=2', hash: '#row' };

interface Overrides {
  user?: Partial<GuardedState['user']>;
  client?: GuardedState['corporateClient']['status'];
  modules?: readonly Module[];
  settings?: Partial<GuardedState['settings']>;
}

const stateWith = ({ user, client = 'ready', modules = ['order'], settings }: Overrides = {}): GuardedState => ({
  user: { status: 'signedIn', signedOutBecause: null, ...user },
  corporateClient: { status: client, client: client === 'ready' ? { modules } : null },
  settings: { ready: true, enabledModules: ['order'], maintenance: false, failed: [], ...settings },
});

describe('signedIn', () => {
  it('[RT-08] waits while authentication is not resolved', () => {
    expect(signedIn(stateWith({ user: { status: 'unknown' } }), PLACE)).toEqual({ state: 'pending' });
  });

  it('[RT-08] lets a signed-in user in', () => {
    expect(signedIn(stateWith(), PLACE)).toEqual({ state: 'granted' });
  });

  it('[RT-08] sends a visitor to the sign-in page with the page asked for, its query and hash', () => {
    expect(signedIn(stateWith({ user: { status: 'signedOut' } }), PLACE)).toEqual({
      state: 'denied',
      to: '/auth/login?returnUrl=%2Forder%2Fcontracts%3Fpage%3D2%23row',
    });
  });

  it('[RT-08] names no page to return to after a logout by choice', () => {
    expect(signedIn(stateWith({ user: { status: 'signedOut', signedOutBecause: 'logout' } }), PLACE)).toEqual({
      state: 'denied',
      to: '/auth/login',
    });
  });
});

describe('clientAccess', () => {
  it.each(['unknown', 'loading', 'none'] as const)('[RT-08] waits while the client is %s', (client) => {
    expect(clientAccess(stateWith({ client }), null)).toEqual({ state: 'pending' });
  });

  it('[RT-08] says so when the client could not be loaded', () => {
    expect(clientAccess(stateWith({ client: 'failed' }), null)).toEqual({ state: 'error' });
  });

  it('[RT-08] requires no module for pages that need none', () => {
    expect(clientAccess(stateWith({ settings: { enabledModules: [] } }), null)).toEqual({ state: 'granted' });
  });

  it('[RT-08] lets in when the module is active, and else leads to the root', () => {
    expect(clientAccess(stateWith(), 'order')).toEqual({ state: 'granted' });
    expect(clientAccess(stateWith(), 'asset')).toEqual({ state: 'denied', to: '/' });
  });

  it('[ST-09] lets a page load while the modules are loading', () => {
    const state = stateWith({ settings: { ready: false, enabledModules: [] } });
    expect(clientAccess(state, 'order')).toEqual({ state: 'granted' });
  });

  it('[RT-08] asks for nothing of a module that the client does not have, also while the modules are loading', () => {
    const state = stateWith({ modules: ['request'], settings: { ready: false, enabledModules: [] } });
    expect(clientAccess(state, 'order')).toEqual({ state: 'denied', to: '/' });
    expect(clientAccess(state, 'request')).toEqual({ state: 'granted' });
  });

  it('[ST-07] says so when the modules could not be loaded', () => {
    const state = stateWith({ settings: { ready: false, enabledModules: [], failed: ['modules'] } });
    expect(clientAccess(state, 'order')).toEqual({ state: 'error' });
    expect(clientAccess(state, null)).toEqual({ state: 'granted' });
  });
});

const anyState = fc.record({
  user: fc.record({
    status: fc.constantFrom('unknown' as const, 'signedIn' as const, 'signedOut' as const),
    signedOutBecause: fc.constantFrom(null, 'logout' as const, 'expired' as const, 'noClient' as const),
  }),
  corporateClient: fc.record({
    status: fc.constantFrom(
      'unknown' as const,
      'loading' as const,
      'ready' as const,
      'none' as const,
      'failed' as const,
    ),
    client: fc.option(fc.record({ modules: fc.subarray(['order' as const, 'request' as const, 'asset' as const]) })),
  }),
  settings: fc.record({
    ready: fc.boolean(),
    enabledModules: fc.subarray(['order' as const, 'request' as const, 'asset' as const]),
    maintenance: fc.boolean(),
    failed: fc.subarray(['modules', 'rights']),
  }),
});
const anyModule = fc.constantFrom('order' as const, 'request' as const, 'asset' as const, null);

describe('pageAccess', () => {
  it('[MT-02] [RT-08] puts maintenance before every other check', () => {
    fc.assert(
      fc.property(anyState, anyModule, (state, module) => {
        const down = { ...state, settings: { ...state.settings, maintenance: true } };
        expect(notInMaintenance(down)).toEqual({ state: 'denied', to: '/maintenance' });
        expect(pageAccess(down, PLACE, module)).toEqual({ state: 'denied', to: '/maintenance' });
        expect(rootAccess(down, PLACE)).toEqual({ state: 'denied', to: '/maintenance' });
      }),
    );
  });

  it('[RT-08] never grants access without a session and a loaded client', () => {
    fc.assert(
      fc.property(anyState, anyModule, (state, module) => {
        if (pageAccess(state, PLACE, module).state !== 'granted') return;
        expect(state.user.status).toBe('signedIn');
        expect(state.corporateClient.status).toBe('ready');
        expect(state.settings.maintenance).toBe(false);
        if (module && state.settings.ready) expect(state.settings.enabledModules).toContain(module);
      }),
    );
  });
});

describe('rootAccess', () => {
  it('[RT-01] [ST-08] waits for settings to be ready', () => {
    expect(rootAccess(stateWith({ settings: { ready: false } }), PLACE)).toEqual({ state: 'pending' });
    expect(rootAccess(stateWith(), PLACE)).toEqual({ state: 'granted' });
  });

  it('[ST-07] says so when the modules could not be loaded', () => {
    expect(rootAccess(stateWith({ settings: { ready: false, failed: ['modules'] } }), PLACE)).toEqual({
      state: 'error',
    });
  });
});
