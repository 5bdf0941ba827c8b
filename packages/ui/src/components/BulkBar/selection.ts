/** Whether all, some or none of the page's rows are selected. */
export function pageSelection(keys: readonly string[], selected: ReadonlySet<string>): 'all' | 'some' | 'none' {
  const count = keys.filter((key) => selected.has(key)).length;
  if (count === 0) return 'none';
  return count === keys.length ? 'all' : 'some';
}

/** The selection with all rows of the page on or off; rows of other pages stay as they are. */
export function withPage(keys: readonly string[], selected: ReadonlySet<string>, on: boolean): Set<string> {
  const next = new Set(selected);
  for (const key of keys) {
    if (on) next.add(key);
    else next.delete(key);
  }
  return next;
}
