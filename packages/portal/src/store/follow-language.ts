import type { Language } from '@hireyard/contract';
import type { i18n } from 'i18next';
import { changeLanguage, currentLanguage, rememberProfileLanguage } from '../i18n/i18n.ts';
import { visitorLanguage } from '../i18n/languages.ts';
import { selectProfile, selectUserStatus } from '../session/user.ts';
import { languageChanged } from '../settings/settings.ts';
import { deviceStorage, type PortalStorage } from '../storage/storage.ts';
import type { Store } from './store.ts';

/**
 * Switches the portal to the profile's language, which takes precedence (I18N-01), and keeps the store
 * up to date. The language is stored, so that the next visit starts in it. After signing out the next user is asked in
 * the language of the device, whether or not the profile had loaded.
 */
export const followLanguage = (
  store: Pick<Store, 'dispatch' | 'getState' | 'subscribe'>,
  i18n: i18n,
  storage: PortalStorage = deviceStorage,
): void => {
  const tell = () => store.dispatch(languageChanged(currentLanguage(i18n)));
  i18n.on('languageChanged', tell);
  tell();

  let wished: Language | null = null;
  let visits = false;
  const follow = () => {
    const state = store.getState();
    const profile = selectProfile(state)?.preferredLanguageCode ?? null;
    const visitor = selectUserStatus(state) === 'signedOut';
    if (visitor && !visits) void changeLanguage(i18n, visitorLanguage(storage, navigator.languages));
    if (profile !== null && profile !== wished) {
      rememberProfileLanguage(storage, profile);
      void changeLanguage(i18n, profile);
    }
    wished = profile;
    visits = visitor;
  };
  store.subscribe(follow);
  follow();
};
