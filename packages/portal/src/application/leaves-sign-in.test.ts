import { describe, expect, it, vi } from 'vitest';
import { leavesSignIn } from './leaves-sign-in.ts';

type Parts = Parameters<typeof leavesSignIn>;

/** A store and a router on the sign-in page, whose state the test sets. */
function started() {
  let state = { user: { status: 'unknown' }, corporateClient: { status: 'unknown' }, settings: { maintenance: false } };
  let check: () => void = () => undefined;
  const store = {
    getState: () => state,
    subscribe: (listener: () => void) => {
      check = listener;
      return () => undefined;
    },
  } as unknown as Parts[0];
  const router = {
    state: { initialized: true, location: { pathname: '/auth/login' } },
    subscribe: () => () => undefined,
  } as unknown as Parts[1];
  const left = vi.fn();
  void leavesSignIn(store, router).then(left);
  return {
    left,
    set: async (next: Partial<typeof state>) => {
      state = { ...state, ...next };
      check();
      await Promise.resolve();
    },
  };
}

describe('the sign-in form', () => {
  it('[ST-05] stays until the first page can be shown', async () => {
    const { left, set } = started();
    await set({ user: { status: 'signedIn' } });
    await set({ corporateClient: { status: 'loading' } });
    expect(left).not.toHaveBeenCalled();
    await set({ corporateClient: { status: 'ready' } });
    expect(left).toHaveBeenCalledOnce();
  });

  it.each(['none', 'failed'])('[ST-06] leaves where the client is %s, which the portal tells', async (status) => {
    const { left, set } = started();
    await set({ user: { status: 'signedIn' }, corporateClient: { status } });
    expect(left).toHaveBeenCalledOnce();
  });

  it('[MT-01] leaves for maintenance', async () => {
    const { left, set } = started();
    await set({ settings: { maintenance: true } });
    expect(left).toHaveBeenCalledOnce();
  });
});
