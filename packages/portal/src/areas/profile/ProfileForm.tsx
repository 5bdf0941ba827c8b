import { type Profile, type ProfileEdit, putProfile } from '@hireyard/contract';
import { ProfileEdit as schema } from '@hireyard/contract/schemas';
import { useMemo } from 'react';
import { startEndpoints } from '../../api/start-endpoints.ts';
import { EndpointFormFrame } from '../../forms/EndpointFormFrame.tsx';
import { SelectField } from '../../forms/SelectField.tsx';
import { optionalText, TextField } from '../../forms/TextField.tsx';
import { useEndpointForm } from '../../forms/use-endpoint-form.ts';
import { LANGUAGE_OPTIONS } from '../../i18n/language-options.ts';
import { useTranslation } from '../../i18n/use-translation.ts';
import { useAppDispatch } from '../../store/hooks.ts';

const editOf = ({ firstName, lastName, phone, preferredLanguageCode }: Profile): ProfileEdit => ({
  firstName,
  lastName,
  phone,
  preferredLanguageCode,
});

/** Names, telephone and language, saved against their loaded version (If-Match). */
export function ProfileForm({ profile }: { profile: Profile }) {
  const { t } = useTranslation('profile');
  const dispatch = useAppDispatch();
  const endpointForm = useEndpointForm({
    endpoint: putProfile,
    schema,
    values: useMemo(() => editOf(profile), [profile]),
    input: { version: profile.version },
    loadLatest: () => dispatch(startEndpoints.profile.initiate(undefined, { forceRefetch: true, subscribe: false })),
  });
  const { form } = endpointForm;
  return (
    <EndpointFormFrame label={t('profile.title')} endpointForm={endpointForm} submit={t('save')}>
      <TextField form={form} name="firstName" label={t('firstName')} required autoComplete="given-name" />
      <TextField form={form} name="lastName" label={t('lastName')} required autoComplete="family-name" />
      <TextField
        form={form}
        name="phone"
        label={t('phone')}
        hint={t('phoneHint')}
        read={optionalText}
        invalidAs="phone"
        type="tel"
        autoComplete="tel"
      />
      <SelectField form={form} name="preferredLanguageCode" label={t('language')} required options={LANGUAGE_OPTIONS} />
    </EndpointFormFrame>
  );
}
