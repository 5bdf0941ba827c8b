import { waitFor } from '@testing-library/react';
import { NEVER } from 'rxjs';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { createI18n } from '../i18n/i18n.ts';
import { signedOut } from '../session/session-actions.ts';
import { memoryStorage } from '../testing/epic-test.ts';
import { PROFILE, user } from '../testing/state.ts';
import { followLanguage } from './follow-language.ts';
import { createStore } from './store.ts';

afterEach(() => vi.restoreAllMocks());

/** A German who is signed in, on a device whose browser asks for Dutch. */
async function german(content: Readonly<Record<string, string>> = {}, loaded = true) {
  vi.spyOn(navigator, 'languages', 'get').mockReturnValue(['nl-NL']);
  const state = user([]);
  const store = createStore({
    http: () => NEVER,
    preloadedState: {
      ...state,
      user: { ...state.user!, profile: loaded ? { ...PROFILE, preferredLanguageCode: 'de' } : null },
    },
  });
  const i18n = await createI18n(loaded ? 'en-US' : 'de', ['common']);
  // The token is still there when the session ends.
  followLanguage(store, i18n, memoryStorage({ accessToken: 'token', profileLanguage: 'de', ...content }));
  await waitFor(() => expect(i18n.language).toBe('de'));
  return { store, i18n };
}

describe('the language after signing out', () => {
  it('[I18N-01] is no longer that of the former user', async () => {
    const { store, i18n } = await german();
    store.dispatch(signedOut({ because: 'logout' }));
    await waitFor(() => expect(i18n.language).toBe('nl'));
    expect(store.getState().settings.language).toBe('nl');
  });

  it('[I18N-01] is no longer that of a former user whose profile did not load', async () => {
    const { store, i18n } = await german({}, false);
    store.dispatch(signedOut({ because: 'logout' }));
    await waitFor(() => expect(i18n.language).toBe('nl'));
  });

  it('[I18N-01] is the one chosen on the device', async () => {
    const { store, i18n } = await german({ language: 'hu' });
    store.dispatch(signedOut({ because: 'logout' }));
    await waitFor(() => expect(i18n.language).toBe('hu'));
  });
});
