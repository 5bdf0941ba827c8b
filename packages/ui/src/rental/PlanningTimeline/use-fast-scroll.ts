'use client';

import { type UIEvent, useState, useSyncExternalStore } from 'react';

/** CSS pixels per millisecond. Above this speed, a screen of rows passes in a fifth of a second, too fast to read. */
const FAST = 3;
/**
 * CSS pixels between two scroll events. Above this distance scrolling is fast at any speed: where frames are slow, drawing
 * the rows that pass would make them slower still.
 */
const STRIDE = 150;
/**
 * Milliseconds without a scroll event after which scrolling has stopped. A later event is a jump, whatever its
 * distance.
 */
const REST = 150;

function speedometer() {
  let top = 0;
  let at = 0;
  let isFast = false;
  let notify = () => {};
  let rest: ReturnType<typeof setTimeout>;
  const set = (next: boolean) => {
    isFast = next;
    notify();
  };
  return {
    subscribe: (listener: () => void) => {
      notify = listener;
      return () => clearTimeout(rest);
    },
    isFast: () => isFast,
    onScroll: ({ currentTarget: { scrollTop }, timeStamp }: UIEvent) => {
      const elapsed = timeStamp - at;
      const distance = Math.abs(scrollTop - top);
      set(elapsed < REST && (distance > FAST * elapsed || distance > STRIDE));
      top = scrollTop;
      at = timeStamp;
      clearTimeout(rest);
      rest = setTimeout(set, REST, false);
    },
  };
}

/** True during fast scrolling. A store, so that a scroll and the rows that it reveals render together. */
export function useFastScroll() {
  const [{ subscribe, isFast, onScroll }] = useState(speedometer);
  return { isFast: useSyncExternalStore(subscribe, isFast, isFast), onScroll };
}
