'use client';

import { type ReactNode, useId } from 'react';
import { type RootProps, useComponentProps } from '../../internal/component.ts';
import { useFieldIssue } from '../../internal/form-issues.ts';
import { withRef } from '../../internal/with-ref.ts';
import type { UiLocale } from '../../locales/UiLocale.ts';
import { useUiText } from '../../provider/text.ts';
import { Caption, Root } from './Field.styles.ts';
import { describedBy, FieldNotes, type Notes } from './FieldNotes.tsx';
import { RequiredMark } from './RequiredMark.tsx';
import { fieldText } from './text.ts';

/** Props shared by all labeled fields. */
export interface FieldFrameProps extends Notes {
  /** Label of the field: "PO number". */
  label: string;
  /** Marks the field as required, visually and for screen readers. */
  required?: boolean | undefined;
  /** Position of the label. `beside` applies from a width of 40rem. */
  layout?: 'above' | 'beside' | undefined;
}

/** Props that connect a control to its label, hint and error: spread them on the control. */
export interface FieldControl {
  readonly id: string;
  readonly required: boolean;
  readonly 'aria-invalid': boolean;
  readonly 'aria-describedby': string | undefined;
}

export interface FieldProps extends FieldFrameProps, RootProps<'HyField', 'div'> {
  /** Renders the control with the props that connect it to the label. */
  children: (control: FieldControl) => ReactNode;
  /** Overrides some of the locale’s texts for this instance. */
  labels?: Partial<UiLocale['Field']> | undefined;
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
export const Field = withRef(function Field(props: FieldProps) {
  const {
    label,
    hint,
    error = false,
    helperText,
    required = false,
    layout = 'above',
    children,
    labels,
    id: idProp,
    ...root
  } = useComponentProps('HyField', props);
  const text = useUiText('Field', fieldText, labels);
  const own = useId();
  const id = idProp ?? own;
  const notes: Notes = { error, helperText, hint };
  useFieldIssue(id, label, error, helperText);
  return (
    <Root data-layout={layout} {...root}>
      <Caption>
        <label htmlFor={id}>{label}</label>
        {/* Outside of the label, so that the field's name has no asterisk. `required` announces it. */}
        {required && <RequiredMark title={text.required} />}
      </Caption>
      {children({
        id,
        required,
        'aria-invalid': error,
        'aria-describedby': describedBy(id, notes),
      })}
      <FieldNotes id={id} {...notes} />
    </Root>
  );
});
