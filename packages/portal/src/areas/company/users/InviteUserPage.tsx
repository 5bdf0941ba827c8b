import { inviteUser, type UserEdit, type UserInvitation } from '@hireyard/contract';
import { UserInvitation as schema } from '@hireyard/contract/schemas';
import { useMemo } from 'react';
import type { UseFormReturn } from 'react-hook-form';
import { EndpointFormFrame } from '../../../forms/EndpointFormFrame.tsx';
import { SelectField } from '../../../forms/SelectField.tsx';
import { TextField } from '../../../forms/TextField.tsx';
import { useEndpointForm } from '../../../forms/use-endpoint-form.ts';
import { LANGUAGE_OPTIONS } from '../../../i18n/language-options.ts';
import { useTranslation } from '../../../i18n/use-translation.ts';
import { CancelButton } from '../../../lists/LeaveLink.tsx';
import { useShowMade } from '../../../lists/use-leave.ts';
import { Page } from '../../../pages/Page.tsx';
import { FormSheet } from '../../../pages/Sheet.tsx';
import { selectLanguage } from '../../../settings/settings.ts';
import { useAppSelector } from '../../../store/hooks.ts';
import { AccessFields } from './AccessFields.tsx';

/** Invites somebody by mail; they then show on their own page. */
export default function InviteUserPage() {
  const { t } = useTranslation('user');
  const language = useAppSelector(selectLanguage) ?? 'en-US';
  const of = useEndpointForm({
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
  const { form } = of;
  return (
    <Page subtitle={t('invite.text')}>
      <FormSheet>
        <EndpointFormFrame
          label={t('invite.title')}
          of={of}
          submit={t('invite.submit')}
          cancel={<CancelButton to="/order/company/users" />}
        >
          <TextField form={form} name="email" label={t('facts.email')} required type="email" autoComplete="off" />
          <TextField form={form} name="firstName" label={t('facts.firstName')} required autoComplete="off" />
          <TextField form={form} name="lastName" label={t('facts.lastName')} required autoComplete="off" />
          <SelectField form={form} name="language" label={t('invite.language')} required options={LANGUAGE_OPTIONS} />
          <AccessFields form={form as unknown as UseFormReturn<UserEdit>} />
        </EndpointFormFrame>
      </FormSheet>
    </Page>
  );
}
