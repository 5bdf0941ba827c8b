'use client';

import { type SyntheticEvent, useLayoutEffect, useRef, useState } from 'react';
import { useControllable } from '../../internal/controllable.ts';
import { useFormReset } from '../../internal/form-reset.ts';

interface TypedValue<Value> {
  value: Value | undefined;
  defaultValue: Value;
  onChange: ((event: SyntheticEvent, value: Value) => void) | undefined;
  /** The value in a typed text. */
  read: (text: string) => Value;
  /** The value as the language writes it. */
  write: (value: Value) => string;
  /** Whether the text could not be read: it then stays for correction. */
  isUnreadable: (value: Value) => boolean;
}

/**
 * A value that is typed as text: what is being typed stays as it is, and is written as the language writes it on leaving
 * the field.
 */
export function useTypedValue<Value>(typed: TypedValue<Value>) {
  const { defaultValue, onChange, read, write, isUnreadable } = typed;
  const [value, setOwn] = useControllable(typed.value, defaultValue, undefined);
  const [draft, setDraft] = useState('');
  const [isEditing, setEditing] = useState(false);
  const sent = useRef<HTMLInputElement>(null);
  useFormReset(sent, () => {
    setOwn(defaultValue);
    setEditing(false);
  });
  const isEntered = useRef(false);
  // A value from outside, such as that of a reset, takes the place of what is being typed.
  // biome-ignore lint/correctness/useExhaustiveDependencies: with each new value
  useLayoutEffect(() => {
    if (!isEntered.current) setEditing(false);
    isEntered.current = false;
  }, [value]);
  const isDraft = isEditing || (isUnreadable(value) && draft !== '');
  return {
    value,
    text: isDraft ? draft : write(value),
    /** Still being typed: too early to say what is wrong with it. */
    isEditing,
    isRefused: !isEditing && isUnreadable(value),
    /** Given to the hidden input, which is what the form sends. */
    sent,
    enter: (event: SyntheticEvent, text: string) => {
      const next = read(text);
      isEntered.current = true;
      setEditing(true);
      setDraft(text);
      setOwn(next);
      onChange?.(event, next);
    },
    leave: () => setEditing(false),
  };
}
