import { getProfile, LANGUAGES, putProfile } from '@hireyard/contract';
import { LanguageSwitcher } from '@hireyard/ui/components/LanguageSwitcher';
import Alert from '@mui/material/Alert';
import { useRead } from '../api/use-read.ts';
import { useAction } from '../forms/use-action.ts';
import { useSentences } from '../forms/use-sentences.ts';
import { currentLanguage } from '../i18n/i18n.ts';
import { LANGUAGE_NAMES } from '../i18n/languages.ts';
import { useTranslation } from '../i18n/use-translation.ts';

const LANGUAGES_ON_OFFER = LANGUAGES.map((tag) => ({ tag, name: LANGUAGE_NAMES[tag] }));

/** The language of the account, which the desk and mails to the person follow (I18N-01). */
export function LanguageOfAccount() {
  const { t, i18n } = useTranslation('common');
  const sentences = useSentences();
  const profile = useRead(getProfile, undefined).currentData;
  const { run, problem } = useAction(putProfile);
  if (!profile) return null;
  const { firstName, lastName, phone, version } = profile;
  return (
    <>
      <LanguageSwitcher
        languages={LANGUAGES_ON_OFFER}
        language={currentLanguage(i18n)}
        onLanguageChange={(_, preferredLanguageCode) =>
          void run({ body: { firstName, lastName, phone, preferredLanguageCode }, version })
        }
        labels={{ label: t('language') }}
        sx={{ marginBlockStart: 16 }}
      />
      {problem && <Alert severity="error">{sentences.problem(problem)}</Alert>}
    </>
  );
}
