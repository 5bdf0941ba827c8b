/** Whether all, some or none of the page's rows are selected. */
export function pageSelection(keys: readonly string[], selected: readonly string[]): 'all' | 'some' | 'none' {
  const count = keys.filter((key) => selected.includes(key)).length;
  if (count === 0) return 'none';
  return count === keys.length ? 'all' : 'some';
}

/** Rows of the page that are selectable or already selected. */
export function selectable(
  keys: readonly string[],
  selected: readonly string[],
  reasonOf: (index: number) => string | null,
): readonly string[] {
  return keys.filter((key, index) => selected.includes(key) || reasonOf(index) === null);
}
