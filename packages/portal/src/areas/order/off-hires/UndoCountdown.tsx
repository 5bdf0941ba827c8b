import Button from '@mui/material/Button';
import { styled } from '@mui/material/styles';
import { useEffect, useRef, useState } from 'react';
import { useTranslation } from '../../../i18n/use-translation.ts';
import { countdown, UNDO_SECONDS } from './countdown.ts';

/** Yellow is for undo alone. */
const Undo = styled(Button)(({ theme }) => ({
  color: theme.vars.color.onSignal,
  backgroundColor: theme.vars.color.signal,
  '&:hover': { backgroundColor: theme.vars.color.signal },
}));

/** The seconds in which it can still be undone. The number that is read aloud is the first one. */
export function UndoCountdown({ left, onUndo }: { left: number; onUndo: () => void }) {
  const { t } = useTranslation('offHires');
  return (
    <>
      <span role="status" aria-label={t('calling', { seconds: UNDO_SECONDS })}>
        <span aria-hidden="true">{t('calling', { seconds: left })}</span>
      </span>
      {/* The fields are locked: what can be done now takes the focus. */}
      <Undo variant="contained" onClick={onUndo} autoFocus>
        {t('undo')}
      </Undo>
    </>
  );
}

/** Sends after ten seconds, unless it is undone before; leaving the page asks, and sends nothing. */
export function useUndo(send: () => void) {
  const [isCounting, setCounting] = useState(false);
  const [left, setLeft] = useState(UNDO_SECONDS);
  const latest = useRef(send);
  useEffect(() => {
    latest.current = send;
  });
  useEffect(() => {
    if (!isCounting) return;
    const seconds = countdown(UNDO_SECONDS).subscribe({
      next: setLeft,
      complete: () => {
        setCounting(false);
        latest.current();
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
