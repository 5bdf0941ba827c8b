import { acceptInvitation } from '@hireyard/contract';
import Typography from '@mui/material/Typography';
import { useTranslation } from '../../i18n/use-translation.ts';
import { SetPassword } from './SetPassword.tsx';
import { VisitorPage } from './VisitorPage.tsx';

/** `/auth/accept-invitation`: an invited user sets a password and is signed in (RT-05). */
export default function AcceptInvitationPage() {
  const { t } = useTranslation('account');
  return (
    <VisitorPage>
      <SetPassword
        endpoint={acceptInvitation}
        text={t('accept.text')}
        submit={t('accept.submit')}
        help={<Typography>{t('accept.ask')}</Typography>}
      />
    </VisitorPage>
  );
}
