import { inviteUser, type UserEdit, type UserInvitation } from '@hireyard/contract';
import { UserInvitation as schema } from '@hireyard/contract/schemas';
import { useMemo } from 'react';
import type { UseFormReturn } from 'react-hook-form';
import { EndpointFormFrame } from '../../../forms/EndpointFormFrame.tsx';
import { FieldPair } from '../../../forms/FieldPair.tsx';
import { SelectField } from '../../../forms/SelectField.tsx';
import { TextField } from '../../../forms/TextField.tsx';
import { useEndpointForm } from '../../../forms/use-endpoint-form.ts';
import { LANGUAGE_OPTIONS } from '../../../i18n/language-options.ts';
import { useTranslation } from '../../../i18n/use-translation.ts';
import { CancelButton } from '../../../lists/LeaveLink.tsx';
import { useShowMade } from '../../../lists/use-leave.ts';
import { selectLanguage } from '../../../settings/settings.ts';
import { useAppSelector } from '../../../store/hooks.ts';
import { AccessFields } from './AccessFields.tsx';
import { AccessSummary } from './AccessSummary.tsx';

/** Invites a user by e-mail, then opens their page. `back` is the path that Cancel leads to. */
export function InviteForm({ back }: { back: string }) {
  const { t } = useTranslation('user');
  const language = useAppSelector(selectLanguage) ?? 'en-US';
  const endpointForm = useEndpointForm({
    endpoint: inviteUser,
    schema,
    values: useMemo(
      (): UserInvitation => ({
        email: '',
        firstName: '',
        lastName: '',
        language,
        roleIds: [],
        projectIds: null,
        orderLimit: null,
      }),
      [language],
    ),
    onSaved: useShowMade('/order/company/users'),
  });
  const { form } = endpointForm;
  const access = form as unknown as UseFormReturn<UserEdit>;
  return (
    <EndpointFormFrame
      label={t('invite.title')}
      endpointForm={endpointForm}
      summary={<AccessSummary form={access} />}
      submit={t('invite.submit')}
      cancel={<CancelButton to={back} />}
    >
      <TextField form={form} name="email" label={t('facts.email')} required type="email" autoComplete="off" />
      <FieldPair>
        <TextField form={form} name="firstName" label={t('facts.firstName')} required autoComplete="off" />
        <TextField form={form} name="lastName" label={t('facts.lastName')} required autoComplete="off" />
      </FieldPair>
      <SelectField form={form} name="language" label={t('invite.language')} required options={LANGUAGE_OPTIONS} />
      <AccessFields form={access} />
    </EndpointFormFrame>
  );
}
