import { useLayoutEffect } from 'react';
import { useLocation, useNavigationType } from 'react-router-dom';

/** How far down a page was when it was left, by the key of its entry in the history. */
const places = new Map<string, number>();

/**
 * Returns to the same row on the way back (RT-10). The router restores the place at once, when a list that has to load
 * again is still too short for it.
 */
export function useScrollBack(isLoaded: boolean) {
  const { key } = useLocation();
  const isBack = useNavigationType() === 'POP';
  useLayoutEffect(() => () => void places.set(key, window.scrollY), [key]);
  useLayoutEffect(() => {
    const place = places.get(key);
    if (!isLoaded || !isBack || place === undefined) return;
    places.delete(key);
    window.scrollTo(0, place);
  }, [isLoaded, isBack, key]);
}
