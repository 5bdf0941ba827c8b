import { changePassword, PASSWORD_MIN } from '@hireyard/contract';
import { PasswordChange } from '@hireyard/contract/schemas';
import { AccountName } from '../../forms/AccountName.tsx';
import { EndpointFormDialog } from '../../forms/EndpointFormDialog.tsx';
import { PasswordField } from '../../forms/PasswordField.tsx';
import { useEndpointForm } from '../../forms/use-endpoint-form.ts';
import { useTranslation } from '../../i18n/use-translation.ts';
import { useArrival } from '../../pages/Arrival.tsx';
import { selectProfile } from '../../session/user.ts';
import { useAppSelector } from '../../store/hooks.ts';

const NOTHING = { currentPassword: '', newPassword: '' };

/** Changes the password and ends the user's other sessions (SE-01). */
export default function ChangePassword({ onClose }: { onClose: () => void }) {
  const { t } = useTranslation('profile');
  const { t: account } = useTranslation('account');
  const { toHeading } = useArrival();
  const email = useAppSelector(selectProfile)?.email;
  const endpointForm = useEndpointForm({
    endpoint: changePassword,
    schema: PasswordChange,
    values: NOTHING,
    draftOf: null,
    onSaved: () => {
      onClose();
      toHeading(t('password.done'));
    },
  });
  return (
    <EndpointFormDialog
      endpointForm={endpointForm}
      title={t('password.change')}
      submitLabel={t('password.change')}
      onClose={onClose}
    >
      <AccountName email={email} />
      <PasswordField
        form={endpointForm.form}
        name="currentPassword"
        label={t('password.current')}
        required
        autoComplete="current-password"
      />
      <PasswordField
        form={endpointForm.form}
        name="newPassword"
        label={account('password.label')}
        hint={account('password.hint', { minimum: PASSWORD_MIN })}
        required
        autoComplete="new-password"
      />
    </EndpointFormDialog>
  );
}
