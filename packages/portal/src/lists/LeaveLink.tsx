import Button from '@mui/material/Button';
import type { ComponentProps } from 'react';
import { Link } from 'react-router-dom';
import { useTranslation } from '../i18n/use-translation.ts';
import { onPlainClick } from './plain-click.ts';
import { useLeave } from './use-leave.ts';

/** Leaves a form without saving. */
export function LeaveLink({ to, ...rest }: Omit<ComponentProps<typeof Link>, 'to' | 'onClick'> & { to: string }) {
  const leave = useLeave(to);
  return <Link {...rest} to={to} onClick={onPlainClick(() => void leave())} />;
}

/** The same as a button next to the submit button. */
export function CancelButton({ to }: { to: string }) {
  const { t } = useTranslation('common');
  return (
    <Button component={LeaveLink} to={to}>
      {t('form.cancel')}
    </Button>
  );
}
