'use client';

import { type RefObject, useRef } from 'react';
import { useLayoutEffect } from './use-layout-effect.ts';

/**
 * Keeps focus in place when a row is removed: on the remove button of the next row, or on the fallback for an empty
 * list. Remove buttons carry `data-remove`. Call the returned function with the index of the removed row.
 */
export function useFocusAfterRemoval(
  list: RefObject<HTMLElement | null>,
  ids: readonly string[],
  whenEmpty: () => HTMLElement | null | undefined,
): (index: number) => void {
  const removedAt = useRef<number | null>(null);
  const order = ids.join(' ');
  // biome-ignore lint/correctness/useExhaustiveDependencies: runs when the rows change after a removal
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
