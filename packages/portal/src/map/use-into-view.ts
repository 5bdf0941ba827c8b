import { useEffect, useRef } from 'react';

const fits = (query: string) => window.matchMedia?.(query).matches ?? false;
/** Whether the user wants nothing to move on the screen. */
export const wantsCalm = () => fits('(prefers-reduced-motion: reduce)');
/** Whether a finger is what points. */
export const pointsByFinger = () => fits('(pointer: coarse)');

/** Scrolls an element into view each time that there is a new reason, an object of its own. */
export function useIntoView<E extends Element>(reason: object | null) {
  const element = useRef<E>(null);
  useEffect(() => {
    if (reason) element.current?.scrollIntoView({ block: 'nearest', behavior: wantsCalm() ? 'auto' : 'smooth' });
  }, [reason]);
  return element;
}
