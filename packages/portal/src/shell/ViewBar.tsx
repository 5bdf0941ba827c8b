import Button from '@mui/material/Button';
import GlobalStyles from '@mui/material/GlobalStyles';
import { styled } from '@mui/material/styles';
import { useEffect, useState } from 'react';
import { useTranslation } from '../i18n/use-translation.ts';
import { logoutRequested } from '../session/session-actions.ts';
import type { ViewAs } from '../storage/view-as.ts';
import { useAppDispatch } from '../store/hooks.ts';

const MINUTE_MS = 60_000;

/** At the lower edge of the window, on every page and at every width. */
const Bar = styled('section')(({ theme }) => ({
  position: 'sticky',
  insetBlockEnd: 0,
  zIndex: theme.zIndex.snackbar + 1,
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: '4px 16px',
  padding: `8px ${theme.vars.layout.gutter}`,
  color: theme.vars.tone.warning.fg,
  backgroundColor: theme.vars.tone.warning.bg,
  borderBlockStart: '2px solid currentColor',
  fontVariantNumeric: 'tabular-nums',
  overflowWrap: 'anywhere',
  '& > div': { display: 'flex', flexWrap: 'wrap', columnGap: 16, flex: '1 1 14rem', minInlineSize: 0 },
  '& > button': { marginInlineStart: 'auto' },
}));

/** Keeps what has the focus clear of the bar. */
const room = <GlobalStyles styles={{ html: { scrollPaddingBlockEnd: 96 } }} />;

/** Returns the minutes left, rounded up. */
function useMinutesLeft(endsAt: number): number {
  const minutes = () => Math.max(0, Math.ceil((endsAt - Date.now()) / MINUTE_MS));
  const [left, setLeft] = useState(minutes);
  useEffect(() => {
    const timer = setInterval(() => setLeft(minutes()), 1_000);
    return () => clearInterval(timer);
  });
  return left;
}

/** Says who views the portal as whom and how long it lasts, and ends the view (DK-15). */
export default function ViewBar({ view: { user, client, person, endsAt } }: { view: ViewAs }) {
  const { t } = useTranslation('viewAs');
  const dispatch = useAppDispatch();
  const left = useMinutesLeft(endsAt);
  return (
    <Bar aria-label={t('label')}>
      {room}
      <div>
        <strong>{t('title', { user, client: client.name })}</strong>
        <span>{t('by', { person })}</span>
        <span>{t('left', { count: left })}</span>
      </div>
      <Button variant="contained" color="inherit" onClick={() => dispatch(logoutRequested({ because: 'logout' }))}>
        {t('end')}
      </Button>
    </Bar>
  );
}
