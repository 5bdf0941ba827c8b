'use client';

import { type ChangeEvent, type Ref, useId } from 'react';
import { useComponentProps } from '../../internal/component.ts';
import { derivedRoot } from '../../internal/slot.ts';
import { withRef } from '../../internal/with-ref.ts';
import { type ChoiceGroupProps, FieldGroup } from '../Field/FieldGroup.tsx';
import { OptionRow } from '../Field/OptionRow.tsx';

const Root = derivedRoot(FieldGroup, 'HyCheckboxGroup-root');

export interface CheckboxGroupProps extends ChoiceGroupProps {
  /** Values of the selected options, in the order of the options. */
  value?: readonly string[] | undefined;
  /** Initial selection of an uncontrolled field. */
  defaultValue?: readonly string[] | undefined;
  /** Called on every change. */
  onChange?: ((event: ChangeEvent<HTMLInputElement>, value: readonly string[]) => void) | undefined;
  /** Ref to the first checkbox, which a form focuses on an error. */
  inputRef?: Ref<HTMLInputElement> | undefined;
}

declare module '@mui/material/styles' {
  interface ComponentsPropsList {
    HyCheckboxGroup: CheckboxGroupProps;
  }
  interface ComponentNameToClassKey {
    HyCheckboxGroup: 'root';
  }
}

/** Values of the checked boxes of this group. Boxes among an option's details have another parent and are skipped. */
const chosenBeside = ({ target }: ChangeEvent<HTMLInputElement>): string[] =>
  [...(target.closest('fieldset')?.querySelectorAll<HTMLInputElement>(':scope>*>label>input') ?? [])]
    .filter(({ checked }) => checked)
    .map(({ value }) => value);

/** Choice of any number of options, with all options visible. */
export const CheckboxGroup = withRef(function CheckboxGroup(props: CheckboxGroupProps) {
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
  } = useComponentProps('HyCheckboxGroup', props);
  const own = useId();
  const id = idProp ?? own;
  return (
    <Root {...root} controlId={id}>
      {options.map((option, index) => (
        <OptionRow
          key={option.value}
          {...{ option, index, id, name, readOnly }}
          ref={inputRef}
          type="checkbox"
          checked={value?.includes(option.value)}
          defaultChecked={value ? undefined : defaultValue?.includes(option.value)}
          aria-readonly={readOnly || undefined}
          aria-invalid={root.error}
          onChange={(event) => onChange?.(event, chosenBeside(event))}
        />
      ))}
    </Root>
  );
});
