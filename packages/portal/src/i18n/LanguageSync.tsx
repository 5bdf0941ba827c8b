import { useEffect } from 'react';
import { useAppDispatch, useAppSelector } from '../hooks.ts';
import { selectProfile } from '../session/user.ts';
import { languageChanged } from '../settings/settings.ts';
import { changeLanguage, currentLanguage, rememberProfileLanguage } from './i18n.ts';
import { useTranslation } from './useTranslation.ts';

/** Follows the profile's language as soon as it is known or edited (I18N-01), and tells the store which one is spoken. */
export function LanguageSync() {
  const { i18n } = useTranslation();
  const dispatch = useAppDispatch();
  const preferred = useAppSelector(selectProfile)?.preferredLanguageCode;
  const spoken = currentLanguage(i18n);
  useEffect(() => {
    if (!preferred) return;
    rememberProfileLanguage(window.localStorage, preferred);
    void changeLanguage(i18n, preferred);
  }, [i18n, preferred]);
  useEffect(() => {
    dispatch(languageChanged(spoken));
  }, [dispatch, spoken]);
  return null;
}
