import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { useNavigate } from 'react-router-dom';
import { openUsersnap } from '../consent/usersnap.ts';
import { selectHasUsersnap } from '../settings/settings.ts';
import { useAppSelector } from '../store/hooks.ts';
import { FeedbackDialog } from './FeedbackDialog.tsx';
import type { HelpAction } from './navigation.ts';

interface HelpProps {
  /** The selected menu entry, until it is done. */
  action: HelpAction | null;
  onDone: () => void;
}

const KINDS = { report: 'problem', suggest: 'idea' } as const;

/**
 * Opens Usersnap if it is configured and loaded, else the portal's own dialog (NAV-04). Stays mounted for the client,
 * so that unsent text is kept.
 */
export default function Help({ action, onDone }: HelpProps) {
  const navigate = useNavigate();
  const hasUsersnap = useAppSelector(selectHasUsersnap);
  const [isOutOfReach, setOutOfReach] = useState(false);
  const draft = useRef('');

  const onTried = useEffectEvent((action: HelpAction, isOpened: boolean) => {
    if (!isOpened && action !== 'changelog') return setOutOfReach(true);
    if (!isOpened) navigate('/order/whats-new');
    onDone();
  });
  useEffect(() => {
    if (action === null || !hasUsersnap) return;
    let isCurrent = true;
    void openUsersnap(action).then((isOpened) => isCurrent && onTried(action, isOpened));
    return () => {
      isCurrent = false;
    };
  }, [action, hasUsersnap]);

  if (action === null || action === 'changelog' || (hasUsersnap && !isOutOfReach)) return null;
  const onClose = () => {
    setOutOfReach(false);
    onDone();
  };
  return <FeedbackDialog kind={KINDS[action]} draft={draft} onClose={onClose} />;
}
