'use client';

import { type RefObject, useState } from 'react';
import { flushSync } from 'react-dom';
import { useLayoutEffect } from '../../internal/use-layout-effect.ts';
import { visibleTabs } from './model.ts';

/**
 * Measures the tabs in `list` and returns the indices of the visible ones. Tabs that do not fit stay in the list,
 * invisible.
 */
export function useVisibleTabs(list: RefObject<HTMLUListElement | null>, count: number, active: number): number[] {
  const [visible, setVisible] = useState<number[]>(() => Array.from({ length: count }, (_, index) => index));
  useLayoutEffect(() => {
    const element = list.current;
    if (!element || typeof ResizeObserver === 'undefined') return;
    const tabs = [...element.children].slice(0, count) as HTMLElement[];
    const more = element.lastElementChild as HTMLElement;
    const measure = () => {
      const next = visibleTabs({
        widths: tabs.map((tab) => tab.offsetWidth),
        available: element.clientWidth,
        gap: Number.parseFloat(getComputedStyle(element).columnGap) || 0,
        moreWidth: more.offsetWidth,
        active,
      });
      // Before the browser paints.
      flushSync(() => setVisible((current) => (current.join() === next.join() ? current : next)));
    };
    // Measures after the browser's own layout. In the effect it would force one of the whole page, whose styles are new.
    // Tabs are observed too: a font that loads late or another language changes their width. What becomes visible by
    // measuring is not, because browsers report an observer that resizes what it observes as an error.
    const observer = new ResizeObserver(measure);
    for (const observed of [element, ...tabs]) observer.observe(observed);
    return () => observer.disconnect();
  }, [list, count, active]);
  return visible;
}
