import type { ReactNode } from 'react';

/** One of several things that can be chosen. */
export interface ChoiceOption {
  /** What is sent. */
  readonly value: string;
  readonly label: string;
  /** A sentence of help under the option. */
  readonly hint?: ReactNode;
  readonly disabled?: boolean;
  /** What belongs to it, such as fields for it once it is chosen; below it, as wide as the group. */
  readonly details?: ReactNode;
}
