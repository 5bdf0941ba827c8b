/**
 * Returns the tab that a key moves to, following the ARIA practices. Arrows wrap around, Home and End go to the ends.
 * Undefined for any other key. `direction` is 1, or -1 for right-to-left.
 */
export function nextTab(
  tabs: readonly { readonly id: string }[],
  current: string | undefined,
  key: string,
  direction: 1 | -1,
): string | undefined {
  const at = tabs.findIndex(({ id }) => id === current);
  const to: Record<string, number> = {
    ArrowRight: at + direction,
    ArrowLeft: at - direction,
    Home: 0,
    End: tabs.length - 1,
  };
  const index = to[key];
  return index === undefined ? undefined : tabs[(index + tabs.length) % tabs.length]?.id;
}
