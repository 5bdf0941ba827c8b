import { Badge } from '@hireyard/ui/components/Badge';
import { BellIcon } from '@hireyard/ui/icons';
import IconButton from '@mui/material/IconButton';
import { Link } from 'react-router-dom';
import { startEndpoints } from '../api/start-endpoints.ts';
import { useTranslation } from '../i18n/use-translation.ts';
import { useAppSelector } from '../store/hooks.ts';

const selectActions = startEndpoints.globalActions.select(undefined);

/** A link to the notifications with the number of unread ones (NAV-12). */
export function Bell() {
  const { t } = useTranslation('shell');
  const unread = useAppSelector(selectActions)?.notifications?.unread ?? 0;
  return (
    <IconButton
      component={Link}
      to="/order/notifications"
      aria-label={unread > 0 ? t('notifications.unread', { unread }) : t('notifications.title')}
    >
      <Badge badgeContent={unread} tone="info">
        <BellIcon size={20} />
      </Badge>
    </IconButton>
  );
}
