import { useEffect, useState } from 'react';

const PAUSE_MS = 250;

/** A value once it has stood still for a moment, e.g. what is being typed. */
export function useDebounced<T>(value: T, pause = PAUSE_MS): T {
  const [still, setStill] = useState(value);
  useEffect(() => {
    const timer = setTimeout(() => setStill(value), pause);
    return () => clearTimeout(timer);
  }, [value, pause]);
  return still;
}
