'use client';

import { type SyntheticEvent, useState } from 'react';

/** What every `onXChange` is called with. The event is missing where none caused the change at once, such as a timer. */
export type ChangeHandler<Value> = (value: Value, event?: SyntheticEvent) => void;

/**
 * A state that its consumer holds (`x`), or the component itself from a first value on (`defaultX`); `onXChange` is told
 * in both cases.
 */
export function useControllable<Value, First>(
  given: Value | undefined,
  first: First,
  onChange: ChangeHandler<Value> | undefined,
): [value: Value | First, change: ChangeHandler<Value>] {
  const [own, setOwn] = useState<Value | First>(first);
  const change: ChangeHandler<Value> = (value, event) => {
    if (given === undefined) setOwn(() => value);
    onChange?.(value, event);
  };
  return [given === undefined ? own : given, change];
}

/** No ids: the same array each time, so that nothing renders again for it. */
export const NONE: readonly string[] = [];

/** A selection with some ids on or off; the others stay, and what was turned on last is at the end. */
export function withIds(ids: readonly string[], changed: readonly string[], on: boolean): string[] {
  const others = ids.filter((id) => !changed.includes(id));
  return on ? [...others, ...changed] : others;
}
