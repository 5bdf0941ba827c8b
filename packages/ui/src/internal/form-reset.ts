'use client';

import { type RefObject, useEffect, useRef } from 'react';

/** Runs when the form that an input belongs to is reset. The browser resets inputs, and not what React holds of them. */
export function useFormReset(input: RefObject<{ readonly form: HTMLFormElement | null } | null>, reset: () => void) {
  const latest = useRef(reset);
  useEffect(() => {
    latest.current = reset;
  });
  useEffect(() => {
    const form = input.current?.form;
    const onReset = () => latest.current();
    form?.addEventListener('reset', onReset);
    return () => form?.removeEventListener('reset', onReset);
  }, [input]);
}
