import { useLayoutEffect } from 'react';
import { useLocation, useNavigationType } from 'react-router-dom';

/** Scroll positions by history entry. */
const places = new Map<string, number>();

/**
 * Restores the scroll position on the way back (RT-10). The router restores it too early, while a loading list is still
 * too short. Stored on scroll, because the rows have already moved when the page unmounts.
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
