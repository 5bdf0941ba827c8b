import type { ReactNode } from 'react';
import { WarningIcon } from '../../icons/index.ts';
import { Fault, Hint } from './Field.styles.ts';

/** Texts under a field, as its props. */
export interface Notes {
  /** Marks the value as wrong. `helperText` says why. */
  error?: boolean | undefined;
  /** Text under the field: help, or with `error` what is wrong. */
  helperText?: ReactNode;
  /** Help that stays under the field while `helperText` says what is wrong. */
  hint?: ReactNode;
}

/** Ids of the texts under a field, for its `aria-describedby`. */
export const describedBy = (id: string, { error, helperText, hint }: Notes): string | undefined =>
  [helperText && `${id}-${error ? 'error' : 'help'}`, hint && `${id}-hint`].filter(Boolean).join(' ') || undefined;

/** Texts under a field. */
export const FieldNotes = ({ id, error, helperText, hint }: Notes & { id: string }) => (
  <>
    {error && helperText && (
      <Fault id={`${id}-error`}>
        <WarningIcon size={14} />
        {helperText}
      </Fault>
    )}
    {!error && helperText && <Hint id={`${id}-help`}>{helperText}</Hint>}
    {hint && <Hint id={`${id}-hint`}>{hint}</Hint>}
  </>
);
