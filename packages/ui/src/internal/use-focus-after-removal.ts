'use client';

import { type RefObject, useLayoutEffect, useRef } from 'react';

/**
 * Keeps the focus where a row was removed: on the button that removes the next one, else on what is given for an empty
 * list. Those buttons carry `data-remove`. Call what it returns with the index of the row that is being removed.
 */
export function useFocusAfterRemoval(
  list: RefObject<HTMLElement | null>,
  ids: readonly string[],
  whenEmpty: () => HTMLElement | null | undefined,
): (index: number) => void {
  const removedAt = useRef<number | null>(null);
  const order = ids.join(' ');
  // biome-ignore lint/correctness/useExhaustiveDependencies: runs when the rows have changed, after a removal of ours
  useLayoutEffect(() => {
    if (removedAt.current === null) return;
    const removers = list.current?.querySelectorAll<HTMLButtonElement>('[data-remove]') ?? [];
    const next = removers[Math.min(removedAt.current, removers.length - 1)];
    removedAt.current = null;
    (next ?? whenEmpty())?.focus();
  }, [order]);
  return (index) => {
    removedAt.current = index;
  };
}
