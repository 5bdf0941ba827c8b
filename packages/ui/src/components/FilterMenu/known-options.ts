import { type FilterOption, isIn } from './model.ts';

/**
 * Selected options, including ones no longer listed. Their counts are omitted as outdated. Returns the same array if
 * nothing changed.
 */
export function remembered(
  cached: readonly FilterOption[],
  options: readonly FilterOption[],
  selected: readonly string[],
): readonly FilterOption[] {
  const fresh = options.filter((option) => selected.includes(option.id) && !isIn(cached, option));
  return fresh.length === 0 ? cached : [...cached, ...fresh.map((option) => ({ ...option, count: undefined }))];
}
