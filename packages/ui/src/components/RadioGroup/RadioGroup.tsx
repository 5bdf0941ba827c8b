'use client';

import { type ChangeEvent, type Ref, useId } from 'react';
import { useComponentProps } from '../../internal/component.ts';
import { derivedRoot } from '../../internal/slot.ts';
import { type ChoiceGroupProps, FieldGroup } from '../Field/FieldGroup.tsx';
import { OptionRow } from '../Field/OptionRow.tsx';

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

declare module '@mui/material/styles' {
  interface ComponentsPropsList {
    HyRadioGroup: RadioGroupProps;
  }
  interface ComponentNameToClassKey {
    HyRadioGroup: 'root';
  }
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
        <OptionRow
          key={option.value}
          {...{ option, index, id, required, readOnly }}
          ref={inputRef}
          type="radio"
          // Radios exclude each other by their name.
          name={name ?? id}
          checked={value === undefined ? undefined : option.value === value}
          defaultChecked={value === undefined ? option.value === defaultValue : undefined}
          onChange={(event) => onChange?.(event, event.target.value)}
        />
      ))}
    </Root>
  );
}
