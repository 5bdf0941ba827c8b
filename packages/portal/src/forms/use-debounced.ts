import { useEffect, useState } from 'react';

const PAUSE_MS = 250;

/** Returns a value after it has not changed for a moment, such as typed text. */
export function useDebounced<T>(value: T, pause = PAUSE_MS): T {
  const [debounced, setDebounced] = useState(value);
  useEffect(() => {
    const timer = setTimeout(() => setDebounced(value), pause);
    return () => clearTimeout(timer);
  }, [value, pause]);
  return debounced;
}
