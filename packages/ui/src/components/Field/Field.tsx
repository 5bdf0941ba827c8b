'use client';

import { type ReactNode, useId } from 'react';
import { type RootProps, useComponentProps } from '../../internal/component.ts';
import { useFieldIssue } from '../../internal/form-issues.ts';
import type { UiLocale } from '../../locales/UiLocale.ts';
import { useUiText } from '../../provider/text.ts';
import { Caption, Root } from './Field.styles.ts';
import { describedBy, FieldNotes } from './FieldNotes.tsx';
import { RequiredMark } from './RequiredMark.tsx';
import { fieldText } from './text.ts';

/** What every labeled field takes. */
export interface FieldFrameProps {
  /** What to enter: "PO number". */
  label: string;
  /** A sentence of help under the field. */
  hint?: ReactNode;
  /** Why the value is refused, as a sentence. */
  error?: string;
  /** It must be filled in: marked, and said by screen readers. */
  required?: boolean;
  /** Where the label is; beside the field from a width of 40rem on. */
  layout?: 'above' | 'beside';
}

/** What ties a control to its label, hint and error: spread it on the control. */
export interface FieldControl {
  readonly id: string;
  readonly required: boolean;
  readonly 'aria-invalid': boolean;
  readonly 'aria-describedby': string | undefined;
}

export interface FieldProps extends FieldFrameProps, RootProps<'HyField', 'div'> {
  /** Renders the control with the properties that tie it to the label. */
  children: (control: FieldControl) => ReactNode;
  /** Replaces some of the locale’s texts in this place. */
  labels?: Partial<UiLocale['Field']>;
}

declare module '@mui/material/styles' {
  interface ComponentsPropsList {
    HyField: FieldProps;
  }
  interface ComponentNameToClassKey {
    HyField: 'root' | 'label' | 'mark' | 'error' | 'hint';
  }
}

/** Label, hint and error around a control of any kind. */
export function Field(props: FieldProps) {
  const {
    label,
    hint,
    error,
    required = false,
    layout = 'above',
    children,
    labels,
    id: given,
    ...root
  } = useComponentProps('HyField', props);
  const text = useUiText('Field', fieldText, labels);
  const own = useId();
  const id = given ?? own;
  useFieldIssue(id, label, error);
  return (
    <Root data-layout={layout} {...root}>
      <Caption>
        <label htmlFor={id}>{label}</label>
        {/* Beside the label, not in it: the name of the field has no asterisk, and `required` says it. */}
        {required && <RequiredMark title={text.required} />}
      </Caption>
      {children({
        id,
        required,
        'aria-invalid': Boolean(error),
        'aria-describedby': describedBy(id, error, hint),
      })}
      <FieldNotes id={id} error={error} hint={hint} />
    </Root>
  );
}
