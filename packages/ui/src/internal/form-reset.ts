'use client';

import { type RefObject, useEffect } from 'react';

/** Runs when the form that an input belongs to is reset. The browser resets inputs, and not what React holds of them. */
export function useFormReset(input: RefObject<{ readonly form: HTMLFormElement | null } | null>, reset: () => void) {
  useEffect(() => {
    const form = input.current?.form;
    form?.addEventListener('reset', reset);
    return () => form?.removeEventListener('reset', reset);
  });
}
