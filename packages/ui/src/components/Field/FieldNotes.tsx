import type { ReactNode } from 'react';
import { WarningIcon } from '../../icons/index.ts';
import { Fault, Hint } from './Field.styles.ts';

interface Notes {
  id: string;
  error: string | undefined;
  hint: ReactNode;
}

/** Ids of the error and hint of a field, for its `aria-describedby`. */
export const describedBy = (id: string, error: string | undefined, hint: ReactNode): string | undefined =>
  [error && `${id}-error`, hint && `${id}-hint`].filter(Boolean).join(' ') || undefined;

/** Error and hint under a field. */
export const FieldNotes = ({ id, error, hint }: Notes) => (
  <>
    {error && (
      <Fault id={`${id}-error`}>
        <WarningIcon size={14} />
        {error}
      </Fault>
    )}
    {hint && <Hint id={`${id}-hint`}>{hint}</Hint>}
  </>
);
