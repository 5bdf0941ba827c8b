import { contrastRatio } from '../../theme/contrast.ts';

const hexOf = (color: string): string => {
  const channels = color.match(/[\d.]+/g)?.map(Number) ?? [];
  if (channels.length !== 3) throw new Error(`${color} is not an opaque colour`);
  return `#${channels.map((channel) => Math.round(channel).toString(16).padStart(2, '0')).join('')}`;
};

/** Background color of an element, or of its nearest ancestor that has one. */
export function groundOf(element: Element): string {
  for (let at: Element | null = element; at; at = at.parentElement) {
    const { backgroundColor } = getComputedStyle(at);
    if (backgroundColor !== 'rgba(0, 0, 0, 0)') return backgroundColor;
  }
  return 'rgb(255, 255, 255)';
}

/** Contrast ratio of two computed colors. */
export const contrast = (one: string, other: string): number => contrastRatio(hexOf(one), hexOf(other));

/** Heights of elements, in CSS pixels. */
export const heights = (elements: Iterable<Element>): number[] =>
  [...elements].map((element) => element.getBoundingClientRect().height);
