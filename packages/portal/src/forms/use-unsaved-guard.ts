import { useEffect, useRef } from 'react';
import { useBlocker } from 'react-router-dom';
import { selectSignedIn } from '../session/user.ts';
import { useAppStore } from '../store/hooks.ts';
import type { FormDraft } from './use-draft.ts';

interface GuardOptions {
  readonly onAsking?: (() => void) | undefined;
  /** What keeps it on the device: closing the tab and reloading need no question then, and leaving drops it. */
  readonly draft?: Pick<FormDraft, 'isKept' | 'drop'>;
}

/**
 * Asks before unsaved changes are left (RT-10): on every way inside the portal, a switch of client included, and, by
 * the browser's own question, on closing the tab. The end of a session is not held up.
 */
export function useUnsavedGuard(isUnsaved: boolean, { onAsking, draft }: GuardOptions = {}) {
  const store = useAppStore();
  const blocker = useBlocker(
    ({ currentLocation, nextLocation }) =>
      isUnsaved && currentLocation.pathname !== nextLocation.pathname && selectSignedIn(store.getState()),
  );
  const kept = useRef(draft);
  useEffect(() => {
    kept.current = draft;
  });
  useEffect(() => {
    if (!isUnsaved) return;
    // An update asks by an event of its own (`updates/may-leave.ts`), and asks again: it can wait until all is written.
    const ask = (event: BeforeUnloadEvent) => {
      if (!kept.current?.isKept(event.isTrusted)) event.preventDefault();
    };
    window.addEventListener('beforeunload', ask);
    return () => window.removeEventListener('beforeunload', ask);
  }, [isUnsaved]);
  const isAsking = blocker.state === 'blocked';
  const asking = useRef(onAsking);
  useEffect(() => {
    asking.current = onAsking;
  });
  useEffect(() => {
    if (isAsking) asking.current?.();
  }, [isAsking]);
  return {
    isGuarding: isUnsaved,
    isAsking,
    stay: () => blocker.reset?.(),
    leave: () => {
      draft?.drop();
      blocker.proceed?.();
    },
  };
}
