import Button from '@mui/material/Button';
import { styled } from '@mui/material/styles';
import { useEffect, useEffectEvent, useState } from 'react';
import { useTranslation } from '../../../i18n/use-translation.ts';
import { countdown, UNDO_SECONDS } from './countdown.ts';

/** The only yellow button of the portal. */
const Undo = styled(Button)(({ theme }) => ({
  color: theme.vars.color.onSignal,
  backgroundColor: theme.vars.color.signal,
  '&:hover': { backgroundColor: theme.vars.color.signal },
}));

/** Shows the seconds left to undo. Screen readers announce the first number only. */
export function UndoCountdown({ left, onUndo }: { left: number; onUndo: () => void }) {
  const { t } = useTranslation('offHires');
  return (
    <>
      <span role="status" aria-label={t('calling', { seconds: UNDO_SECONDS })}>
        <span aria-hidden="true">{t('calling', { seconds: left })}</span>
      </span>
      {/* Takes the focus, because the fields are disabled. */}
      <Undo variant="contained" onClick={onUndo} autoFocus>
        {t('undo')}
      </Undo>
    </>
  );
}

/** Calls `send` after ten seconds, unless it is stopped. Leaving the page asks for confirmation and sends nothing. */
export function useUndo(send: () => void) {
  const [isCounting, setCounting] = useState(false);
  const [left, setLeft] = useState(UNDO_SECONDS);
  const onComplete = useEffectEvent(send);
  useEffect(() => {
    if (!isCounting) return;
    const seconds = countdown(UNDO_SECONDS).subscribe({
      next: setLeft,
      complete: () => {
        setCounting(false);
        onComplete();
      },
    });
    return () => seconds.unsubscribe();
  }, [isCounting]);
  return {
    left: isCounting ? left : null,
    start: () => {
      setLeft(UNDO_SECONDS);
      setCounting(true);
    },
    stop: () => setCounting(false),
  };
}
