import { MessageBanner } from '@hireyard/ui/components/MessageBanner';
import Button from '@mui/material/Button';
import MuiLink from '@mui/material/Link';
import { Link, useLocation } from 'react-router-dom';
import { useTranslation } from '../i18n/use-translation.ts';
import { selectQueued } from '../settings/settings.ts';
import { useAppSelector } from '../store/hooks.ts';
import { OUTBOX_PATH } from './outbox-path.ts';

interface OutboxNoticeProps {
  /** Renders a sentence inside another notice instead of a banner. */
  isSentence?: boolean;
}

/** Number of queued writes on this device, with a link to them (SW-04). */
export default function OutboxNotice({ isSentence = false }: OutboxNoticeProps) {
  const { t } = useTranslation('outbox');
  const count = useAppSelector(selectQueued);
  const { pathname } = useLocation();
  if (count === 0 || pathname === OUTBOX_PATH) return null;
  if (isSentence)
    return (
      <MuiLink component={Link} to={OUTBOX_PATH} color="inherit">
        {t('waiting', { count })}
      </MuiLink>
    );
  return (
    <MessageBanner
      tone="info"
      title={t('waiting', { count })}
      labels={{ label: t('title') }}
      action={
        <Button size="small" component={Link} to={OUTBOX_PATH}>
          {t('see')}
        </Button>
      }
    >
      {null}
    </MessageBanner>
  );
}
