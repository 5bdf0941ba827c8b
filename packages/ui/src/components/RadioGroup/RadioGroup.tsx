'use client';

import { type ChangeEvent, type Ref, useId } from 'react';
import { useComponentProps } from '../../internal/component.ts';
import { derivedRoot } from '../../internal/slot.ts';
import { withRef } from '../../internal/with-ref.ts';
import { type ChoiceGroupProps, FieldGroup } from '../Field/FieldGroup.tsx';
import { OptionRow } from '../Field/OptionRow.tsx';

const Root = derivedRoot(FieldGroup, 'HyRadioGroup-root');

export interface RadioGroupProps extends ChoiceGroupProps {
  /** Value of the selected option. Empty for none. */
  value?: string | undefined;
  /** Initial selection of an uncontrolled field. */
  defaultValue?: string | undefined;
  /** Called on every change. */
  onChange?: ((event: ChangeEvent<HTMLInputElement>, value: string) => void) | undefined;
  /** Ref to the first option, which a form focuses on an error. */
  inputRef?: Ref<HTMLInputElement> | undefined;
}

declare module '@mui/material/styles' {
  interface ComponentsPropsList {
    HyRadioGroup: RadioGroupProps;
  }
  interface ComponentNameToClassKey {
    HyRadioGroup: 'root';
  }
}

/** Choice of one option, with all options visible. For more than six options, use `Select`. */
export const RadioGroup = withRef(function RadioGroup(props: RadioGroupProps) {
  const {
    options,
    value,
    defaultValue,
    onChange,
    name,
    readOnly = false,
    inputRef,
    id: idProp,
    ...root
  } = useComponentProps('HyRadioGroup', props);
  const own = useId();
  const id = idProp ?? own;
  const { required, error } = root;
  return (
    <Root
      role="radiogroup"
      aria-required={required}
      aria-invalid={error}
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
          // Radios with the same name exclude each other.
          name={name ?? id}
          checked={value === undefined ? undefined : option.value === value}
          defaultChecked={value === undefined ? option.value === defaultValue : undefined}
          onChange={(event) => onChange?.(event, event.target.value)}
        />
      ))}
    </Root>
  );
});
