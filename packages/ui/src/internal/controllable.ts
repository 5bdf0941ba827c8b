'use client';

import { type SyntheticEvent, useState } from 'react';

/** Signature of every `onXChange`. Changes without a direct event, such as by a timer, omit it. */
export type ChangeHandler<Value> = (value: Value, event?: SyntheticEvent) => void;

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
  const change: ChangeHandler<Value> = (value, event) => {
    if (given === undefined) setOwn(() => value);
    onChange?.(value, event);
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
