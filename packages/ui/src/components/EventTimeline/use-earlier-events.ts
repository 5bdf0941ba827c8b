'use client';

import { type RefObject, useLayoutEffect, useRef, useState } from 'react';
import type { TimelineEvent } from './model.ts';

/**
 * Says how many earlier events came after they were asked for, and moves the focus to the first of them: the button that
 * was pressed is further down then, or gone.
 */
export function useEarlierEvents(section: RefObject<HTMLElement | null>, events: readonly TimelineEvent[] = []) {
  const askedAfter = useRef<string>(undefined);
  const [added, setAdded] = useState(0);
  const last = events.at(-1)?.id;

  // biome-ignore lint/correctness/useExhaustiveDependencies: runs when the list ends with another event
  useLayoutEffect(() => {
    const first = events.findIndex(({ id }) => id === askedAfter.current) + 1;
    if (first === 0 || first === events.length) return;
    askedAfter.current = undefined;
    setAdded(events.length - first);
    section.current?.querySelectorAll<HTMLElement>('[data-event]')[first]?.focus();
  }, [last]);

  const asked = () => {
    askedAfter.current = last;
    setAdded(0);
  };
  return { added, asked };
}
