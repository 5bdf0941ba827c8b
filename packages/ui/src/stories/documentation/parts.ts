import type { Documentation } from './documentation.ts';

/** Part of a component in the table of its anatomy. */
export interface Part {
  readonly name: string;
  /** Selector of its elements. */
  readonly at: string;
  readonly is: string;
  /** Number in the drawing. A part that the drawing does not show has none. */
  readonly number?: number;
}

/** Parts of a component: its slots, then those of inner components. No number is missing in the drawing. */
export function partsOf(
  theme: string,
  { slots, inner = {}, elsewhere = [] }: Documentation['anatomy'],
): readonly Part[] {
  const own = Object.entries(slots).map(([slot, is]) => ({ name: slot, at: `.${theme}-${slot}`, is }));
  const others = Object.entries(inner).map(([part, { at, is }]) => ({ name: part, at, is }));
  let drawn = 0;
  return [...own, ...others].map((part) => {
    if (elsewhere.includes(part.name)) return part;
    drawn += 1;
    return { ...part, number: drawn };
  });
}

/** True for an element that takes room on the page. */
const isVisible = (element: Element): boolean => {
  const { width, height } = element.getBoundingClientRect();
  return width > 1 && height > 1;
};

/** Visible elements of a part. */
export const elementsOf = (page: Document, { at }: Part): Element[] => [...page.querySelectorAll(at)].filter(isVisible);
