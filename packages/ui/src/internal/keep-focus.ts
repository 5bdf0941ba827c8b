import type { MouseEvent } from 'react';

/**
 * Leaves the focus in the field while a button of its form is pressed: the error that a field shows once it is left would
 * move the button from under the pointer, and the click would be lost.
 */
export const keepFocus = (event: MouseEvent): void => {
  if ((event.target as Element).closest('button')) event.preventDefault();
};
