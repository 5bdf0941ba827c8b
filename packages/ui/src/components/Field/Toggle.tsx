'use client';

import { type ChangeEvent, type FocusEventHandler, type KeyboardEvent, type ReactNode, type Ref, useId } from 'react';
import { ChoiceInput, ChoiceRow, ChoiceWords, readOnlyChoice } from '../../internal/choice.ts';
import type { RootProps } from '../../internal/component.ts';
import { useFieldIssue } from '../../internal/form-issues.ts';
import type { InputBasics } from '../../internal/input.ts';
import { slot } from '../../internal/slot.ts';
import { useUiText } from '../../provider/text.ts';
import { describedBy, FieldNotes } from './FieldNotes.tsx';
import { RequiredMark } from './RequiredMark.tsx';
import { fieldText } from './text.ts';

/** What a field takes that is on or off. */
export interface ToggleProps extends Omit<RootProps<'HyChoice', 'div'>, 'onBlur'>, InputBasics {
  /** What is on or off: "Send me a copy". */
  label: string;
  /** A sentence of help under it. */
  hint?: ReactNode;
  /** Why it is refused, as a sentence. */
  error?: string;
  /** It must be on. */
  required?: boolean;
  /** Whether it is on. */
  checked?: boolean;
  /** Whether it is on to begin with, where the field holds that. */
  defaultChecked?: boolean;
  /** It was turned on or off. */
  onChange?: (event: ChangeEvent<HTMLInputElement>, checked: boolean) => void;
  /** The input was left. */
  onBlur?: FocusEventHandler<HTMLInputElement>;
  /** What is sent while it is on; "on" without it. */
  value?: string;
  /** The input, to focus it from outside. */
  inputRef?: Ref<HTMLInputElement>;
}

const Root = slot('div', 'HyChoice-root', {
  display: 'grid',
  gap: 2,
  minInlineSize: 0,
  // In line with the words.
  '& > p': { marginInlineStart: 30 },
  '&:has(> label > [role="switch"]) > p': { marginInlineStart: 46 },
});

/** A switch is pressed as a button is, by Enter too; on a checkbox, Enter sends the form. */
const pressByEnter = (event: KeyboardEvent<HTMLInputElement>) => {
  if (event.key !== 'Enter') return;
  event.preventDefault();
  if (!event.repeat) event.currentTarget.click();
};

export function Toggle(props: ToggleProps & { inputRole?: 'switch' }) {
  const {
    label,
    hint,
    error,
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
    id: given,
    ...root
  } = props;
  const text = useUiText('Field', fieldText);
  const own = useId();
  const id = given ?? own;
  useFieldIssue(id, label, error);
  return (
    <Root {...root} ownerState={props}>
      <ChoiceRow>
        <ChoiceInput
          {...{ id, role, checked, defaultChecked, value, name, disabled, required, onBlur }}
          {...readOnlyChoice(readOnly)}
          ref={inputRef}
          type="checkbox"
          aria-readonly={readOnly || undefined}
          aria-invalid={Boolean(error)}
          aria-describedby={describedBy(id, error, hint)}
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
      <FieldNotes id={id} error={error} hint={hint} />
    </Root>
  );
}
