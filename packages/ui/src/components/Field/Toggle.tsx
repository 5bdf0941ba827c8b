'use client';

import { type ChangeEvent, type FocusEventHandler, type KeyboardEvent, type Ref, useId } from 'react';
import { ChoiceInput, ChoiceRow, ChoiceWords, readOnlyChoice } from '../../internal/choice.ts';
import type { RootProps } from '../../internal/component.ts';
import { useFieldIssue } from '../../internal/form-issues.ts';
import type { InputBasics } from '../../internal/input.ts';
import { slot } from '../../internal/slot.ts';
import { withRef } from '../../internal/with-ref.ts';
import { useUiText } from '../../provider/text.ts';
import { describedBy, FieldNotes, type Notes } from './FieldNotes.tsx';
import { RequiredMark } from './RequiredMark.tsx';
import { fieldText } from './text.ts';

/** Props of an on/off field. */
export interface ToggleProps extends Notes, Omit<RootProps<'HyChoice', 'div'>, 'onBlur'>, InputBasics {
  /** Label of the field: "Send me a copy". */
  label: string;
  /** Requires the field to be on. */
  required?: boolean | undefined;
  /** Current state. */
  checked?: boolean | undefined;
  /** Initial state of an uncontrolled field. */
  defaultChecked?: boolean | undefined;
  /** Called when the field is turned on or off. */
  onChange?: ((event: ChangeEvent<HTMLInputElement>, checked: boolean) => void) | undefined;
  /** Called when the input loses focus. */
  onBlur?: FocusEventHandler<HTMLInputElement> | undefined;
  /** Value submitted when on. Defaults to "on". */
  value?: string | undefined;
  /** Ref to the input, for example to focus it. */
  inputRef?: Ref<HTMLInputElement> | undefined;
}

const Root = slot('div', 'HyChoice-root', {
  display: 'grid',
  gap: 2,
  minInlineSize: 0,
  // Aligned with the label.
  '& > p': { marginInlineStart: 30 },
  '&:has(> label > [role="switch"]) > p': { marginInlineStart: 46 },
});

/** Enter toggles a switch, as it presses a button. On a checkbox, Enter submits the form. */
const pressByEnter = (event: KeyboardEvent<HTMLInputElement>) => {
  if (event.key !== 'Enter') return;
  event.preventDefault();
  if (!event.repeat) event.currentTarget.click();
};

export const Toggle = withRef(function Toggle(props: ToggleProps & { inputRole?: 'switch' }) {
  const {
    label,
    hint,
    error = false,
    helperText,
    required = false,
    checked,
    defaultChecked,
    onChange,
    onBlur,
    value,
    name,
    disabled = false,
    readOnly = false,
    inputRef,
    inputRole: role,
    id: idProp,
    ...root
  } = props;
  const text = useUiText('Field', fieldText);
  const own = useId();
  const id = idProp ?? own;
  const notes: Notes = { error, helperText, hint };
  useFieldIssue(id, label, error, helperText);
  return (
    <Root {...root} ownerState={props}>
      <ChoiceRow>
        <ChoiceInput
          {...{ id, role, checked, defaultChecked, name, disabled, required, onBlur }}
          // In React 18, a checkbox with `undefined` posts an empty text in place of "on".
          {...(value !== undefined && { value })}
          {...readOnlyChoice(readOnly)}
          ref={inputRef}
          type="checkbox"
          aria-readonly={readOnly || undefined}
          aria-invalid={error}
          aria-describedby={describedBy(id, notes)}
          onKeyDown={role === 'switch' ? pressByEnter : undefined}
          onChange={(event) => {
            if (!readOnly) onChange?.(event, event.target.checked);
          }}
        />
        <ChoiceWords>
          {label}
          {required && <RequiredMark title={text.required} />}
        </ChoiceWords>
      </ChoiceRow>
      <FieldNotes id={id} {...notes} />
    </Root>
  );
});
