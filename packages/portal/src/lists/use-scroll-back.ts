import { useLayoutEffect } from 'react';
import { useLocation, useNavigationType } from 'react-router-dom';

/** How far down a page was when it was left, by the key of its entry in the history. */
const places = new Map<string, number>();

/**
 * Returns to the same row on the way back (RT-10). The router restores the place at once, when a list that has to load
 * again is still too short for it. The place is kept while the list is scrolled: once the page is being left, parts of
 * it are gone and the rows have moved up.
 */
export function useScrollBack(isLoaded: boolean) {
  const { key } = useLocation();
  const isBack = useNavigationType() === 'POP';
  useLayoutEffect(() => {
    if (!isLoaded) return;
    const place = places.get(key);
    if (isBack && place !== undefined) window.scrollTo(0, place);
    const keepPlace = () => void places.set(key, window.scrollY);
    window.addEventListener('scroll', keepPlace, { passive: true });
    return () => window.removeEventListener('scroll', keepPlace);
  }, [isLoaded, isBack, key]);
}
