import { resetPassword } from '@hireyard/contract';
import Button from '@mui/material/Button';
import { Link as RouterLink } from 'react-router-dom';
import { useTranslation } from '../../i18n/use-translation.ts';
import { SetPassword } from './SetPassword.tsx';
import { VisitorPage } from './VisitorPage.tsx';

/** `/auth/reset-password`: sets a new password with a link from a mail (RT-05). */
export default function ResetPasswordPage() {
  const { t } = useTranslation('account');
  return (
    <VisitorPage>
      <SetPassword
        endpoint={resetPassword}
        submit={t('reset.submit')}
        help={
          <Button variant="contained" component={RouterLink} to="/auth/forgot-password" sx={{ alignSelf: 'start' }}>
            {t('reset.again')}
          </Button>
        }
      />
    </VisitorPage>
  );
}
