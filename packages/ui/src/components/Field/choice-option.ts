import type { ReactNode } from 'react';

/** One of several things that can be chosen. */
export interface ChoiceOption {
  /** What is sent. */
  readonly value: string;
  readonly label: string;
  /** A sentence of help under the option. */
  readonly hint?: ReactNode;
  readonly disabled?: boolean;
}
