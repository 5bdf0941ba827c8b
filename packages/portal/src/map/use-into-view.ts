import { useEffect, useRef } from 'react';

const fits = (query: string) => window.matchMedia?.(query).matches ?? false;
/** Returns whether the user prefers reduced motion. */
export const prefersReducedMotion = () => fits('(prefers-reduced-motion: reduce)');
/** Returns whether the primary pointer is a finger. */
export const hasCoarsePointer = () => fits('(pointer: coarse)');

/** Scrolls an element into view for each new `reason` object. */
export function useIntoView<E extends Element>(reason: object | null) {
  const element = useRef<E>(null);
  useEffect(() => {
    if (reason)
      element.current?.scrollIntoView({ block: 'nearest', behavior: prefersReducedMotion() ? 'auto' : 'smooth' });
  }, [reason]);
  return element;
}
