'use client';

import { type SyntheticEvent, useRef, useState } from 'react';
import { useControllable } from '../../internal/controllable.ts';
import { useFormReset } from '../../internal/form-reset.ts';
import { useLayoutEffect } from '../../internal/use-layout-effect.ts';

interface TypedValue<Value> {
  value: Value | undefined;
  defaultValue: Value;
  onChange: ((event: SyntheticEvent, value: Value) => void) | undefined;
  /** Parses a typed text. */
  read: (text: string) => Value;
  /** Formats a value for the language. */
  write: (value: Value) => string;
  /** True if the text could not be parsed. It then stays for correction. */
  isUnreadable: (value: Value) => boolean;
}

/**
 * Value of a field that is typed as text. The text is left alone during typing and formatted for the language on blur.
 */
export function useTypedValue<Value>(typed: TypedValue<Value>) {
  const { defaultValue, onChange, read, write, isUnreadable } = typed;
  const [value, setOwn] = useControllable(typed.value, defaultValue, undefined);
  const [draft, setDraft] = useState('');
  const [isEditing, setEditing] = useState(false);
  const sent = useRef<HTMLInputElement>(null);
  useFormReset(sent, () => {
    setOwn(null, defaultValue);
    setEditing(false);
  });
  const isEntered = useRef(false);
  // A value from outside, for example after a reset, replaces the typed text.
  // biome-ignore lint/correctness/useExhaustiveDependencies: runs for each new value
  useLayoutEffect(() => {
    if (!isEntered.current) setEditing(false);
    isEntered.current = false;
  }, [value]);
  const isDraft = isEditing || (isUnreadable(value) && draft !== '');
  return {
    value,
    text: isDraft ? draft : write(value),
    /** True during typing, when it is too early for an error. */
    isEditing,
    isRefused: !isEditing && isUnreadable(value),
    /** Value of the hidden input, which the form submits. */
    sent,
    enter: (event: SyntheticEvent, text: string) => {
      const next = read(text);
      isEntered.current = true;
      setEditing(true);
      setDraft(text);
      setOwn(event, next);
      onChange?.(event, next);
    },
    leave: () => setEditing(false),
    /** Sets a value that was not typed, such as a pick. */
    set: (event: SyntheticEvent, next: Value) => {
      setEditing(false);
      setOwn(event, next);
      onChange?.(event, next);
    },
  };
}
