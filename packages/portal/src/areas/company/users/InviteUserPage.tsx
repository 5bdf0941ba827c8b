import { inviteUser, LANGUAGES, type UserEdit, type UserInvitation } from '@hireyard/contract';
import { UserInvitation as schema } from '@hireyard/contract/schemas';
import Button from '@mui/material/Button';
import { useMemo } from 'react';
import type { UseFormReturn } from 'react-hook-form';
import { useNavigate } from 'react-router-dom';
import { EndpointFormFrame } from '../../../forms/EndpointFormFrame.tsx';
import { SelectField } from '../../../forms/SelectField.tsx';
import { TextField } from '../../../forms/TextField.tsx';
import { useEndpointForm } from '../../../forms/use-endpoint-form.ts';
import { LANGUAGE_NAMES } from '../../../i18n/languages.ts';
import { useTranslation } from '../../../i18n/use-translation.ts';
import { type CameFrom, useCameFrom } from '../../../lists/came-from.ts';
import { LeaveLink } from '../../../lists/LeaveLink.tsx';
import { Page } from '../../../pages/Page.tsx';
import { Sheet } from '../../../pages/Sheet.tsx';
import { selectLanguage } from '../../../settings/settings.ts';
import { useAppSelector } from '../../../store/hooks.ts';
import { AccessFields } from './AccessFields.tsx';

const LANGUAGE_OPTIONS = LANGUAGES.map((value) => ({ value, label: LANGUAGE_NAMES[value], lang: value }));

/** Invites somebody by mail; they then show on their own page. */
export default function InviteUserPage() {
  const { t } = useTranslation('user');
  const { t: common } = useTranslation('common');
  const navigate = useNavigate();
  const { list } = useCameFrom();
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
    onSaved: ({ id }) => navigate(`/order/company/users/${id}`, { replace: true, state: { list } satisfies CameFrom }),
  });
  const { form } = of;
  return (
    <Page subtitle={t('invite.text')}>
      <Sheet sx={{ padding: 5, maxInlineSize: '40rem' }}>
        <EndpointFormFrame
          label={t('invite.title')}
          of={of}
          submit={t('invite.submit')}
          cancel={
            <Button component={LeaveLink} to="/order/company/users">
              {common('form.cancel')}
            </Button>
          }
        >
          <TextField form={form} name="email" label={t('facts.email')} required type="email" autoComplete="off" />
          <TextField form={form} name="firstName" label={t('facts.firstName')} required autoComplete="off" />
          <TextField form={form} name="lastName" label={t('facts.lastName')} required autoComplete="off" />
          <SelectField form={form} name="language" label={t('invite.language')} required options={LANGUAGE_OPTIONS} />
          <AccessFields form={form as unknown as UseFormReturn<UserEdit>} />
        </EndpointFormFrame>
      </Sheet>
    </Page>
  );
}
