import { useEffect, useRef } from 'react';
import { useBlocker } from 'react-router-dom';
import { selectSignedIn } from '../session/user.ts';
import { useAppStore } from '../store/hooks.ts';

/**
 * Asks before unsaved changes are left (RT-10): on every way inside the portal, a switch of client included, and, by
 * the browser's own question, on closing the tab. The end of a session is not held up.
 */
export function useUnsavedGuard(isUnsaved: boolean, onAsking?: () => void) {
  const store = useAppStore();
  const blocker = useBlocker(
    ({ currentLocation, nextLocation }) =>
      isUnsaved && currentLocation.pathname !== nextLocation.pathname && selectSignedIn(store.getState()),
  );
  useEffect(() => {
    if (!isUnsaved) return;
    const ask = (event: BeforeUnloadEvent) => event.preventDefault();
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
    isAsking,
    stay: () => blocker.reset?.(),
    leave: () => blocker.proceed?.(),
  };
}
