'use client';

import { type RefObject, useEffect } from 'react';

/** Runs a callback when the input's form is reset. The browser resets inputs, but not React state. */
export function useFormReset(input: RefObject<{ readonly form: HTMLFormElement | null } | null>, reset: () => void) {
  useEffect(() => {
    const form = input.current?.form;
    form?.addEventListener('reset', reset);
    return () => form?.removeEventListener('reset', reset);
  });
}
