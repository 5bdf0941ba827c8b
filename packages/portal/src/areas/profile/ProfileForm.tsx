import { LANGUAGES, type Profile, ProfileEdit } from '@hireyard/contract';
import Alert from '@mui/material/Alert';
import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import { useState } from 'react';
import { useForm } from 'react-hook-form';
import { useLazyProfileQuery, useSaveProfileMutation } from '../../api/start-endpoints.ts';
import { Field } from '../../forms/Field.tsx';
import { showOnFields } from '../../forms/field-errors.ts';
import { byContract } from '../../forms/resolver.ts';
import { SelectField } from '../../forms/SelectField.tsx';
import { useSentences } from '../../forms/use-sentences.ts';
import { type HttpProblem, isHttpProblem } from '../../http/problem.ts';
import { LANGUAGE_NAMES } from '../../i18n/languages.ts';
import { useTranslation } from '../../i18n/use-translation.ts';

const FIELDS = ['firstName', 'lastName', 'phone', 'preferredLanguageCode'] as const;
const LANGUAGE_OPTIONS = LANGUAGES.map((value) => ({ value, label: LANGUAGE_NAMES[value], lang: value }));

/** An error that is not an answer of the server; it has been logged. */
const OUR_FAULT: HttpProblem = { type: 'unknown', status: 0, title: 'The profile could not be saved', traceId: null };

const editOf = ({ firstName, lastName, phone, preferredLanguageCode }: Profile): ProfileEdit => ({
  firstName,
  lastName,
  phone,
  preferredLanguageCode,
});

/** An empty telephone number is null; spaces and dashes are removed (E.164). */
const phoneOf = (entered: string | null): string | null => entered?.replace(/[\s().-]/g, '') || null;

/** Names, telephone and language, saved against the version they were read in (If-Match). */
export function ProfileForm({ profile }: { profile: Profile }) {
  const { t } = useTranslation('profile');
  const { problem: sentenceOf } = useSentences();
  const [save] = useSaveProfileMutation();
  const [readLatest] = useLazyProfileQuery();
  const [refused, setRefused] = useState<HttpProblem | null>(null);
  const [saved, setSaved] = useState(false);
  const { register, handleSubmit, setError, reset, formState } = useForm<ProfileEdit>({
    resolver: byContract(ProfileEdit),
    values: editOf(profile),
    // A newer version of the profile updates the fields that were not edited.
    resetOptions: { keepDirtyValues: true },
  });
  const { errors, isSubmitting } = formState;

  const submit = handleSubmit(async (body) => {
    setRefused(null);
    setSaved(false);
    const answer = await save({ body, version: profile.version });
    if (answer.data) {
      // Without this the form would keep `resetOptions` and with them what was typed, as if it were still unsaved.
      reset(editOf(answer.data), { keepDirtyValues: false });
      setSaved(true);
      return;
    }
    const problem = isHttpProblem(answer.error) ? answer.error : OUR_FAULT;
    if (!showOnFields(problem, FIELDS, setError)) setRefused(problem);
  });

  const takeLatest = async () => {
    const { data } = await readLatest();
    if (data) setRefused(null);
  };

  return (
    <form noValidate onSubmit={submit} aria-label={t('profile.title')}>
      <Stack spacing={4}>
        {refused && (
          <Alert
            severity="error"
            action={refused.type === 'stale-version' && <Button onClick={takeLatest}>{t('loadLatest')}</Button>}
          >
            {sentenceOf(refused)}
          </Alert>
        )}
        <Field
          label={t('firstName')}
          register={register('firstName')}
          error={errors.firstName}
          input={{ autoComplete: 'given-name' }}
        />
        <Field
          label={t('lastName')}
          register={register('lastName')}
          error={errors.lastName}
          input={{ autoComplete: 'family-name' }}
        />
        <Field
          label={t('phone')}
          hint={t('phoneHint')}
          register={register('phone', { setValueAs: phoneOf })}
          error={errors.phone}
          invalidAs="phone"
          input={{ type: 'tel', autoComplete: 'tel' }}
        />
        <SelectField
          label={t('language')}
          register={register('preferredLanguageCode')}
          error={errors.preferredLanguageCode}
          options={LANGUAGE_OPTIONS}
        />
        <Stack direction="row" spacing={4} sx={{ alignItems: 'center' }}>
          <Button type="submit" variant="contained" loading={isSubmitting}>
            {t('save')}
          </Button>
          <span role="status">{saved && t('saved')}</span>
        </Stack>
      </Stack>
    </form>
  );
}
