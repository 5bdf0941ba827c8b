'use client';

import { useEffect, useRef } from 'react';

/** Minimum time in milliseconds after a pause, so that the user can continue reading. */
const AT_LEAST = 1_000;

/** Calls `onEnd` after `duration` milliseconds, not counting paused time. Null never ends. */
export function useCountdown(duration: number | null, paused: boolean, onEnd: () => void): void {
  const remaining = useRef(duration);
  const end = useRef(onEnd);
  useEffect(() => {
    end.current = onEnd;
  });
  useEffect(() => {
    const rest = remaining.current;
    if (paused || rest === null) return;
    const since = Date.now();
    const timer = setTimeout(() => end.current(), rest);
    return () => {
      clearTimeout(timer);
      remaining.current = Math.max(AT_LEAST, rest - (Date.now() - since));
    };
  }, [paused]);
}
