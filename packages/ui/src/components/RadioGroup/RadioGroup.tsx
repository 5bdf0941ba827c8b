'use client';

import { type ChangeEvent, type Ref, useId } from 'react';
import { ChoiceHint, ChoiceInput, ChoiceRow, ChoiceWords, readOnlyChoice } from '../../internal/choice.ts';
import { useComponentProps } from '../../internal/component.ts';
import { derivedRoot } from '../../internal/slot.ts';
import { type ChoiceGroupProps, FieldGroup } from '../Field/FieldGroup.tsx';

const Root = derivedRoot(FieldGroup, 'HyRadioGroup-root');

export interface RadioGroupProps extends ChoiceGroupProps {
  /** The value of what is chosen; an empty text for nothing. */
  value?: string;
  /** What is chosen to begin with, where the field holds it. */
  defaultValue?: string;
  /** Called with every change. */
  onChange?: (event: ChangeEvent<HTMLInputElement>, value: string) => void;
  /** The first option: where a form sends the focus on an error. */
  inputRef?: Ref<HTMLInputElement>;
}

/** One of a few things, all of them in sight. For more than six, take a `Select`. */
export function RadioGroup(props: RadioGroupProps) {
  const {
    options,
    value,
    defaultValue,
    onChange,
    name,
    readOnly = false,
    inputRef,
    id: given,
    ...root
  } = useComponentProps('HyRadioGroup', props);
  const own = useId();
  const id = given ?? own;
  const { required, error } = root;
  return (
    <Root
      role="radiogroup"
      aria-required={required}
      aria-invalid={Boolean(error)}
      aria-readonly={readOnly || undefined}
      {...root}
      controlId={id}
    >
      {options.map((option, index) => (
        <ChoiceRow key={option.value}>
          <ChoiceInput
            {...readOnlyChoice(readOnly)}
            id={index === 0 ? id : `${id}-${index}`}
            ref={index === 0 ? inputRef : undefined}
            type="radio"
            // Radios exclude each other by their name.
            name={name ?? id}
            required={required}
            value={option.value}
            checked={value === undefined ? undefined : option.value === value}
            defaultChecked={value === undefined ? option.value === defaultValue : undefined}
            disabled={option.disabled}
            aria-describedby={option.hint ? `${id}-${index}-hint` : undefined}
            onChange={(event) => {
              if (!readOnly) onChange?.(event, event.target.value);
            }}
          />
          <ChoiceWords>
            {option.label}
            {option.hint && (
              <ChoiceHint id={`${id}-${index}-hint`} aria-hidden="true">
                {option.hint}
              </ChoiceHint>
            )}
          </ChoiceWords>
        </ChoiceRow>
      ))}
    </Root>
  );
}
