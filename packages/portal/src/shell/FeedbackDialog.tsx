import { emailHref, telephoneHref } from '@hireyard/ui/provider';
import Button from '@mui/material/Button';
import Dialog from '@mui/material/Dialog';
import DialogActions from '@mui/material/DialogActions';
import DialogContent from '@mui/material/DialogContent';
import DialogTitle from '@mui/material/DialogTitle';
import Link from '@mui/material/Link';
import Typography from '@mui/material/Typography';
import { useId } from 'react';
import { selectRentalContact } from '../client/rental-contact.ts';
import { useTranslation } from '../i18n/use-translation.ts';
import { useAppSelector } from '../store/hooks.ts';
import type { Feedback } from './menu-entries.ts';

export interface FeedbackDialogProps {
  kind: Feedback;
  onClose: () => void;
}

/** Says how to reach the rental company with a problem or an idea. */
export default function FeedbackDialog({ kind, onClose }: FeedbackDialogProps) {
  const { t } = useTranslation('shell');
  const contact = useAppSelector(selectRentalContact);
  const titleId = useId();
  return (
    <Dialog open onClose={onClose} aria-labelledby={titleId} maxWidth="xs" fullWidth>
      <DialogTitle id={titleId}>{t(`help.${kind}`)}</DialogTitle>
      <DialogContent>
        <Typography>{t('feedback.text')}</Typography>
        {contact && (
          <Typography sx={{ marginBlockStart: 3 }}>
            <Link href={telephoneHref(contact.phone)}>{contact.phone}</Link>
            {' · '}
            <Link href={emailHref(contact.email)}>{contact.email}</Link>
          </Typography>
        )}
      </DialogContent>
      <DialogActions>
        <Button variant="outlined" onClick={onClose}>
          {t('feedback.close')}
        </Button>
      </DialogActions>
    </Dialog>
  );
}
