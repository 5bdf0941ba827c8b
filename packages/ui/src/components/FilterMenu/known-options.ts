import type { FilterOption } from './model.ts';

export const isIn = (options: readonly FilterOption[], { value }: FilterOption) =>
  options.some((option) => option.value === value);

/** What was listed and selected once, without its count, which belongs to that time; the same array while nothing is new. */
export function remembered(
  known: readonly FilterOption[],
  options: readonly FilterOption[],
  selected: readonly string[],
): readonly FilterOption[] {
  const fresh = options.filter((option) => selected.includes(option.value) && !isIn(known, option));
  return fresh.length === 0 ? known : [...known, ...fresh.map((option) => ({ ...option, count: null }))];
}
