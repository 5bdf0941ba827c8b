import { useEffect, useRef } from 'react';

/** Whether the user wants nothing to move on the screen. */
export const wantsCalm = () => window.matchMedia('(prefers-reduced-motion: reduce)').matches;

/** Scrolls an element into view each time that there is a new reason, an object of its own. */
export function useIntoView<E extends Element>(reason: object | null) {
  const element = useRef<E>(null);
  useEffect(() => {
    if (reason) element.current?.scrollIntoView({ block: 'nearest', behavior: wantsCalm() ? 'auto' : 'smooth' });
  }, [reason]);
  return element;
}
