'use client';

import { type UIEvent, useState, useSyncExternalStore } from 'react';

/** CSS pixels a millisecond: at more than that a screen of rows goes by in a fifth of a second, and nobody reads them. */
const FAST = 3;
/** Milliseconds without a scroll, after which it has come to rest; one that comes later is a jump, however far it goes. */
const REST = 150;

function speedometer() {
  let top = 0;
  let at = 0;
  let isFast = false;
  let tell = () => {};
  let rest: ReturnType<typeof setTimeout>;
  const set = (next: boolean) => {
    isFast = next;
    tell();
  };
  return {
    subscribe: (listener: () => void) => {
      tell = listener;
      return () => clearTimeout(rest);
    },
    isFast: () => isFast,
    onScroll: ({ currentTarget: { scrollTop }, timeStamp }: UIEvent) => {
      const elapsed = timeStamp - at;
      set(elapsed < REST && Math.abs(scrollTop - top) > FAST * elapsed);
      top = scrollTop;
      at = timeStamp;
      clearTimeout(rest);
      rest = setTimeout(set, REST, false);
    },
  };
}

/** Whether rows fly past. A store, so that a scroll and what it brings into sight are rendered at once. */
export function useFastScroll() {
  const [{ subscribe, isFast, onScroll }] = useState(speedometer);
  return { isFast: useSyncExternalStore(subscribe, isFast, isFast), onScroll };
}
