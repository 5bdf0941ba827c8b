'use client';

import { type SyntheticEvent, useState } from 'react';

/** Callback as MUI calls its own: the event, `null` where none caused the call at once, and then what it is about. */
export type ValueCallback<Value> = (event: SyntheticEvent | null, value: Value) => void;

/** Signature of every `onXChange`. */
export type ChangeHandler<Value> = ValueCallback<Value>;

/**
 * State controlled by the consumer (`x`), or uncontrolled with an initial value (`defaultX`). Calls `onXChange` in both
 * cases.
 */
export function useControllable<Value, First>(
  given: Value | undefined,
  first: First,
  onChange: ChangeHandler<Value> | undefined,
): [value: Value | First, change: ChangeHandler<Value>] {
  const [own, setOwn] = useState<Value | First>(first);
  const change: ChangeHandler<Value> = (event, value) => {
    if (given === undefined) setOwn(() => value);
    onChange?.(event, value);
  };
  return [given === undefined ? own : given, change];
}

/** Empty array with a stable identity, to avoid rerenders. */
export const NONE: readonly string[] = [];

/** Turns ids of a selection on or off. Keeps all other ids and appends new ones. */
export function withIds(ids: readonly string[], changed: readonly string[], on: boolean): string[] {
  const others = ids.filter((id) => !changed.includes(id));
  return on ? [...others, ...changed] : others;
}
