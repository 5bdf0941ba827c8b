import type { ReactNode } from 'react';

/** Option of a group. */
export interface ChoiceOption {
  /** Value that the form submits. */
  readonly value: string;
  readonly label: ReactNode;
  /** Help text under the option. */
  readonly hint?: ReactNode;
  readonly disabled?: boolean | undefined;
  /** Additional content below the option, such as fields for it once selected. As wide as the group. */
  readonly details?: ReactNode;
}
