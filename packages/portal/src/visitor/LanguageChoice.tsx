import { LANGUAGES, type Language } from '@hireyard/contract';
import { LanguageSwitcher } from '@hireyard/ui/components/LanguageSwitcher';
import { changeLanguage, currentLanguage, rememberDeviceLanguage } from '../i18n/i18n.ts';
import { LANGUAGE_NAMES } from '../i18n/languages.ts';
import { useTranslation } from '../i18n/use-translation.ts';
import { deviceStorage } from '../storage/storage.ts';

const ON_OFFER = LANGUAGES.map((tag) => ({ tag, name: LANGUAGE_NAMES[tag] }));

/**
 * Selects the visitor's language and stores it on this device (I18N-01). The profile's language takes precedence after
 * signing in.
 */
export function LanguageChoice() {
  const { t, i18n } = useTranslation('common');
  const choose = (language: Language) => {
    rememberDeviceLanguage(deviceStorage, language);
    void changeLanguage(i18n, language);
  };
  return (
    <LanguageSwitcher
      languages={ON_OFFER}
      language={currentLanguage(i18n)}
      onLanguageChange={(_, language) => choose(language)}
      labels={{ label: t('language') }}
      sx={{ marginBlockStart: 8 }}
    />
  );
}
