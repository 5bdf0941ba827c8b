export interface Room {
  /** Width of each tab in its order, in CSS pixels. */
  widths: readonly number[];
  /** Room for all of them, in CSS pixels. */
  available: number;
  gap: number;
  /** Width of the button for the tabs that do not fit. */
  moreWidth: number;
  /** Index of the active tab, -1 without one. */
  active: number;
}

/**
 * Indices of the tabs that stay in sight, in their order. When not all fit, room for the "More" button is kept and the
 * active tab always stays, in the place of the last that fitted.
 */
export function visibleTabs({ widths, available, gap, moreWidth, active }: Room): number[] {
  const total = (indices: readonly number[]) =>
    indices.reduce((sum, index) => sum + (widths[index] ?? 0), 0) + gap * Math.max(0, indices.length - 1);
  const all = widths.map((_, index) => index);
  if (total(all) <= available) return all;
  const room = available - moreWidth - gap;
  let kept = all.filter((index) => index === active);
  for (const index of all) {
    if (index === active) continue;
    const next = [...kept, index].sort((a, b) => a - b);
    if (total(next) > room) break;
    kept = next;
  }
  return kept;
}
