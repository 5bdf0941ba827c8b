'use client';

import type { RefObject } from 'react';
import { useLayoutEffect } from './use-layout-effect.ts';

/**
 * Takes the focus out of a layer before React removes it. WebKit keeps the caret of a removed text field, moves it to the end
 * of the document and scrolls there.
 */
export function useNoCaretBehind(layer: RefObject<HTMLElement | null>): void {
  // A layout effect's cleanup runs before the elements are removed.
  useLayoutEffect(() => {
    const root = layer.current;
    return () => {
      const { activeElement } = document;
      if (activeElement instanceof HTMLElement && root?.contains(activeElement)) activeElement.blur();
    };
  }, [layer]);
}
