export interface Room {
  /** Width of each tab, in order, in CSS pixels. */
  widths: readonly number[];
  /** Room for all tabs, in CSS pixels. */
  available: number;
  gap: number;
  /** Width of the "More" button, in CSS pixels. */
  moreWidth: number;
  /** Index of the active tab, or -1. */
  active: number;
}

/**
 * Returns the indices of the visible tabs, in order. If not all tabs fit, room for the "More" button is reserved. The
 * active tab is always visible: if needed, it replaces the last tab that fits.
 */
export function visibleTabs({ widths, available, gap, moreWidth, active }: Room): number[] {
  const total = (indices: readonly number[]) =>
    indices.reduce((sum, index) => sum + (widths[index] ?? 0), 0) + gap * Math.max(0, indices.length - 1);
  const all = widths.map((_, index) => index);
  if (total(all) <= available) return all;
  const room = available - moreWidth - gap;
  let visible = all.filter((index) => index === active);
  for (const index of all) {
    if (index === active) continue;
    const next = [...visible, index].sort((a, b) => a - b);
    if (total(next) > room) break;
    visible = next;
  }
  return visible;
}
