import type { i18n } from 'i18next';
import { changeLanguage, currentLanguage, rememberDeviceLanguage } from '../i18n/i18n.ts';
import { DEVICE_LANGUAGE_KEY } from '../i18n/languages.ts';
import { selectProfile } from '../session/user.ts';
import { languageChanged } from '../settings/settings.ts';
import type { Store } from '../store.ts';

/**
 * Keeps the portal's language in step with the profile's, which wins over all others (I18N-01), and tells the store
 * what is spoken. The device remembers it, so that the next visit begins in it.
 */
export const followLanguage = (
  store: Pick<Store, 'dispatch' | 'getState' | 'subscribe'>,
  i18n: i18n,
  storage: Storage = localStorage,
): void => {
  const tell = () => store.dispatch(languageChanged(currentLanguage(i18n)));
  i18n.on('languageChanged', tell);
  tell();

  let wished: string | null = null;
  store.subscribe(() => {
    const profile = selectProfile(store.getState())?.preferredLanguageCode ?? null;
    if (profile === null || profile === wished) {
      wished = profile;
      return;
    }
    wished = profile;
    const device = storage.getItem(DEVICE_LANGUAGE_KEY);
    changeLanguage(i18n, { profile, device, browser: navigator.languages }).then(
      () => rememberDeviceLanguage(storage, profile),
      // The texts did not arrive: the portal goes on in the language it speaks.
      (error: unknown) => console.error(error),
    );
  });
};
