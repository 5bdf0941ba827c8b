'use client';

import { useEffect, useRef } from 'react';

/** A reader who was just interrupted gets at least this much again. */
const AT_LEAST = 1_000;

/** Calls `onEnd` after the milliseconds given, without the time while it is paused. Null never ends. */
export function useCountdown(duration: number | null, paused: boolean, onEnd: () => void): void {
  const left = useRef(duration);
  const end = useRef(onEnd);
  useEffect(() => {
    end.current = onEnd;
  });
  useEffect(() => {
    const rest = left.current;
    if (paused || rest === null) return;
    const since = Date.now();
    const timer = setTimeout(() => end.current(), rest);
    return () => {
      clearTimeout(timer);
      left.current = Math.max(AT_LEAST, rest - (Date.now() - since));
    };
  }, [paused]);
}
