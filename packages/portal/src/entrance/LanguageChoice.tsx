import { LANGUAGES, type Language } from '@hireyard/contract';
import { styled } from '@mui/material/styles';
import { useId } from 'react';
import { changeLanguage, currentLanguage, rememberDeviceLanguage } from '../i18n/i18n.ts';
import { LANGUAGE_NAMES } from '../i18n/languages.ts';
import { useTranslation } from '../i18n/useTranslation.ts';

const Row = styled('div')({ display: 'flex', alignItems: 'center', gap: 8, marginBlockStart: 32 });

// The browser's own list: no code, and it opens as every list of the device does.
const Select = styled('select')(({ theme }) => ({
  ...theme.typography.body1,
  minBlockSize: 40,
  paddingInline: 8,
  color: theme.vars.color.ink,
  backgroundColor: theme.vars.color.surface,
  border: `1px solid ${theme.vars.color.control}`,
  borderRadius: theme.vars.radius.control,
}));

/** The visitor's choice of language, kept on this device (I18N-01); a profile's own wins once signed in. */
export function LanguageChoice() {
  const { t, i18n } = useTranslation('common');
  const id = useId();
  const choose = (language: Language) => {
    rememberDeviceLanguage(window.localStorage, language);
    void changeLanguage(i18n, language);
  };
  return (
    <Row>
      <label htmlFor={id}>{t('language')}</label>
      <Select id={id} value={currentLanguage(i18n)} onChange={({ target }) => choose(target.value as Language)}>
        {LANGUAGES.map((language) => (
          <option key={language} value={language} lang={language}>
            {LANGUAGE_NAMES[language]}
          </option>
        ))}
      </Select>
    </Row>
  );
}
