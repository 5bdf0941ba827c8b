import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { useNavigate } from 'react-router-dom';
import { openUsersnap } from '../consent/usersnap.ts';
import { selectHasUsersnap } from '../settings/settings.ts';
import { useAppSelector } from '../store/hooks.ts';
import { FeedbackDialog } from './FeedbackDialog.tsx';
import type { HelpAction } from './navigation.ts';

interface HelpProps {
  /** The entry of the menu that was chosen, until it is done. */
  asked: HelpAction | null;
  onDone: () => void;
}

const KINDS = { report: 'problem', suggest: 'idea' } as const;

/**
 * Opens Usersnap where it is configured and has loaded, else what is our own (NAV-04). It stays while the client does, so
 * that a text that was not sent is there again.
 */
export default function Help({ asked, onDone }: HelpProps) {
  const navigate = useNavigate();
  const hasUsersnap = useAppSelector(selectHasUsersnap);
  const [isOutOfReach, setOutOfReach] = useState(false);
  const draft = useRef('');

  const onTried = useEffectEvent((action: HelpAction, opened: boolean) => {
    if (!opened && action !== 'changelog') return setOutOfReach(true);
    if (!opened) navigate('/order/whats-new');
    onDone();
  });
  useEffect(() => {
    if (asked === null || !hasUsersnap) return;
    let isCurrent = true;
    void openUsersnap(asked).then((opened) => isCurrent && onTried(asked, opened));
    return () => {
      isCurrent = false;
    };
  }, [asked, hasUsersnap]);

  if (asked === null || asked === 'changelog' || (hasUsersnap && !isOutOfReach)) return null;
  const onClose = () => {
    setOutOfReach(false);
    onDone();
  };
  return <FeedbackDialog kind={KINDS[asked]} draft={draft} onClose={onClose} />;
}
