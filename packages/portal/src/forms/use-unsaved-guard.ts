import { useCallback, useEffect, useEffectEvent, useLayoutEffect, useRef } from 'react';
import { type BlockerFunction, useBlocker } from 'react-router-dom';
import { selectSignedIn } from '../session/user.ts';
import { useAppStore } from '../store/hooks.ts';
import type { FormDraft } from './use-draft.ts';

interface GuardOptions {
  /** Called when the question opens. */
  readonly onAsking?: (() => void) | undefined;
  /** The draft of the changes. While it is complete, closing or reloading the tab asks nothing. Leaving deletes it. */
  readonly draft?: Pick<FormDraft, 'isKept' | 'drop'>;
}

/**
 * Asks before unsaved changes are lost (RT-10). Covers every navigation inside the portal, including a switch of
 * client. Closing the tab shows the browser's own question. The end of a session is not blocked.
 */
export function useUnsavedGuard(isUnsaved: boolean, { onAsking, draft }: GuardOptions = {}) {
  const store = useAppStore();
  // Updated before any effect of the same commit, because an effect may navigate after a save.
  const isBlocking = useRef(isUnsaved);
  useLayoutEffect(() => {
    isBlocking.current = isUnsaved;
  }, [isUnsaved]);
  const shouldBlock = useCallback<BlockerFunction>(
    ({ currentLocation, nextLocation }) =>
      isBlocking.current && currentLocation.pathname !== nextLocation.pathname && selectSignedIn(store.getState()),
    [store],
  );
  const blocker = useBlocker(shouldBlock);
  const isDraftKept = useEffectEvent((isLeaving: boolean) => draft?.isKept(isLeaving) ?? false);
  useEffect(() => {
    if (!isUnsaved) return;
    // An update dispatches an untrusted event (`updates/may-leave.ts`) and retries later, so it can wait for the draft.
    const ask = (event: BeforeUnloadEvent) => {
      if (!isDraftKept(event.isTrusted)) event.preventDefault();
    };
    window.addEventListener('beforeunload', ask);
    return () => window.removeEventListener('beforeunload', ask);
  }, [isUnsaved]);
  const isAsking = blocker.state === 'blocked';
  const notify = useEffectEvent(() => onAsking?.());
  useEffect(() => {
    if (isAsking) notify();
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
