'use client';

import { type RefObject, useRef, useState } from 'react';
import { useLayoutEffect } from '../../internal/use-layout-effect.ts';
import type { TimelineEvent } from './model.ts';

/**
 * Announces the number of earlier events after they load and moves focus to the first of them. By then, the pressed
 * button has moved down or is gone.
 */
export function useEarlierEvents(section: RefObject<HTMLElement | null>, events: readonly TimelineEvent[] = []) {
  const requestedAfter = useRef<string | undefined>(undefined);
  const [added, setAdded] = useState(0);
  const last = events.at(-1)?.id;

  // biome-ignore lint/correctness/useExhaustiveDependencies: runs when the last event of the list changes
  useLayoutEffect(() => {
    const first = events.findIndex(({ id }) => id === requestedAfter.current) + 1;
    if (first === 0 || first === events.length) return;
    requestedAfter.current = undefined;
    setAdded(events.length - first);
    section.current?.querySelectorAll<HTMLElement>('[data-event]')[first]?.focus();
  }, [last]);

  const markRequested = () => {
    requestedAfter.current = last;
    setAdded(0);
  };
  return { added, markRequested };
}
