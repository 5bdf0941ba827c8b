import { requestPasswordReset } from '@hireyard/contract';
import { PasswordResetRequest } from '@hireyard/contract/schemas';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { useState } from 'react';
import { EndpointFormFrame } from '../../forms/EndpointFormFrame.tsx';
import { TextField } from '../../forms/TextField.tsx';
import { useEndpointForm } from '../../forms/use-endpoint-form.ts';
import { useTranslation } from '../../i18n/use-translation.ts';
import { useArrival } from '../../pages/Arrival.tsx';
import { usePageTitle } from '../../pages/page-title.ts';
import { RentalContact } from '../../pages/RentalContact.tsx';
import { ToSignIn } from './ToSignIn.tsx';
import { VisitorPage } from './VisitorPage.tsx';

const NOTHING = { email: '' };

function AskForm({ onSent }: { onSent: (email: string) => void }) {
  const { t } = useTranslation('account');
  const title = usePageTitle();
  const endpointForm = useEndpointForm({
    endpoint: requestPasswordReset,
    draftOf: null,
    schema: PasswordResetRequest,
    values: NOTHING,
    onSaved: () => onSent(endpointForm.form.getValues('email').trim()),
  });
  return (
    <>
      <Typography>{t('forgot.text')}</Typography>
      <EndpointFormFrame
        label={title}
        endpointForm={endpointForm}
        submit={t('forgot.submit')}
        cancel={<ToSignIn />}
        focusOnError="field"
      >
        <TextField
          form={endpointForm.form}
          name="email"
          label={t('forgot.email')}
          required
          type="email"
          autoComplete="username"
        />
      </EndpointFormFrame>
    </>
  );
}

/** `/auth/forgot-password`: requests a link by mail. The answer does not reveal whether the address exists (RT-05). */
export default function ForgotPasswordPage() {
  const { t } = useTranslation('account');
  const { toHeading } = useArrival();
  const [email, setEmail] = useState<string | null>(null);
  const onSent = (to: string) => {
    setEmail(to);
    toHeading(t('forgot.sent', { email: to }));
  };
  return (
    <VisitorPage>
      <Stack spacing={4}>
        {email === null ? (
          <AskForm onSent={onSent} />
        ) : (
          <>
            <Typography>{t('forgot.sent', { email })}</Typography>
            <Typography>{t('forgot.nothing')}</Typography>
            <RentalContact />
            <ToSignIn />
          </>
        )}
      </Stack>
    </VisitorPage>
  );
}
