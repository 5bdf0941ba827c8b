/** A selection with some ids on or off; the others stay, and what was turned on last is at the end. */
export function withIds(ids: readonly string[], changed: readonly string[], on: boolean): string[] {
  const others = ids.filter((id) => !changed.includes(id));
  return on ? [...others, ...changed] : others;
}
